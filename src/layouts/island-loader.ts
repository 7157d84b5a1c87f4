/**
 * Removes Astro’s loader for islands, with which the scripts of a page would exceed 5 kB (docs/decisions/0002). The
 * loader also puts a style into the body, where HTML forbids it.
 * Desk pages keep the loader, because `wakeIslands` does not support `client:load`.
 * @example withoutIslandLoader('<script>(()=>{})()</script><astro-island client="visible">') // => '<astro-island client="visible">'
 */
export const withoutIslandLoader = (page: string): string =>
  page.includes(' client="load"') ? page : page.replaceAll(loader, '');

const loader =
  /(?:<style>astro-island[^<]*<\/style>)?(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+(?=<astro-island )/g;
