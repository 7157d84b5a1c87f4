/** A page of a list. A full page may be followed by another. */
export const listPage = <Item>(items: Item[], { skip, perPage }: Place): ListPage<Item> => ({
  items,
  next: items.length < perPage ? undefined : skip + items.length,
});

type Place = { skip: number; perPage: number };

/** `next`: the `skip` of the next page, if there may be one. */
export type ListPage<Item> = { items: Item[]; next: number | undefined };
