import { Button } from '../Button.tsx';

/** Loads the next page of a list. */
export const MoreButton = ({ list, text, busy }: Props) =>
  list.hasNextPage && (
    <Button
      text={list.isFetchingNextPage ? busy : text}
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    />
  );

type Props = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  text: string;
  busy: string;
};
