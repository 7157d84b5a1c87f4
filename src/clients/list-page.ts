/** Adds to a page of a list where the next page starts. Only a full page can be followed by another. */
export const listPage = <Item>(items: Item[], { skip, perPage }: Place): ListPage<Item> => ({
  items,
  next: items.length < perPage ? undefined : skip + items.length,
});

type Place = { skip: number; perPage: number };

/** `next` is the `skip` of the next page, undefined if this page is the last. */
export type ListPage<Item> = { items: Item[]; next: number | undefined };
