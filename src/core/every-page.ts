/** Fetches page after page until one is empty. `skip` is the number of the received items. */
export async function everyPage<Item>(fetchPage: (skip: number) => Promise<Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const page = await fetchPage(all.length);
    if (page.length === 0) return all;
    all.push(...page);
  }
}
