import { Button } from '../Button.tsx';

/** A button that fetches the next page of a list. On the last page, there is no button. */
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
  /** The label while the page is being fetched. */
  busy: string;
};
