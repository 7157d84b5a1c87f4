import { Button } from '../Button.tsx';

/** A button that fetches the next page of a list; not rendered on the last page. */
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
