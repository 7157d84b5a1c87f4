/**
 * Removes Astro’s loader for islands: it takes 5 kB, and HTML forbids its style in the body.
 * The desk keeps the loader, because its island loads at once.
 * @example withoutIslandLoader('<script>(()=>{})()</script><astro-island client="visible">') // => '<astro-island client="visible">'
 */
export const withoutIslandLoader = (page: string): string =>
  page.includes(' client="load"') ? page : page.replaceAll(loader, '');

const loader =
  /(?:<style>astro-island[^<]*<\/style>)?(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+(?=<astro-island )/g;
