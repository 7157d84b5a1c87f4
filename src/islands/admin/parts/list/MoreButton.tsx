import { Button } from '../Button.tsx';

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
