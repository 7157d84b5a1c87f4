/** Makes a page of a list from the rows that a function returned. */
export const listPage = <Item>(items: Item[], { skip, perPage }: PagePosition): ListPage<Item> => ({
  items,
  next: items.length < perPage ? undefined : skip + items.length,
});

type PagePosition = { skip: number; perPage: number };

/** `next` is the `skip` of the next page. It is undefined after a page with fewer items than `perPage`. */
export type ListPage<Item> = { items: Item[]; next: number | undefined };
