/** A page of a list, after so many of its entries. A full one may have another after it. */
export const listPage = <Item>(items: Item[], { skip, perPage }: Place): ListPage<Item> => ({
  items,
  next: items.length < perPage ? undefined : skip + items.length,
});

type Place = { skip: number; perPage: number };

/** `next`: how many to skip for the page after this one, where there is one. */
export type ListPage<Item> = { items: Item[]; next: number | undefined };
