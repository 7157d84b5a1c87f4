/** Adds the `skip` of the next page. Only a full page can have a next page. */
export const listPage = <Item>(items: Item[], { skip, perPage }: Place): ListPage<Item> => ({
  items,
  next: items.length < perPage ? undefined : skip + items.length,
});

type Place = { skip: number; perPage: number };

/** `next` is the `skip` of the next page. It is undefined on the last page. */
export type ListPage<Item> = { items: Item[]; next: number | undefined };
