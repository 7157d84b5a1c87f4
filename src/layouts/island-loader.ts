/**
 * Removes the inline scripts and the style that Astro writes before islands. They take 5 kB, and a style is not valid in a body.
 * Public pages load their islands with `islands.browser.ts` and `islands.css`. The desk, whose island loads at once, keeps
 * Astro's own loader.
 *
 * @example withoutIslandLoader('<script>(()=>{})()</script><astro-island client="visible">') // => '<astro-island
 * client="visible">'
 */
export const withoutIslandLoader = (page: string): string =>
  page.includes(' client="load"') ? page : page.replaceAll(loader, '');

const loader =
  /(?:<style>astro-island[^<]*<\/style>)?(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+(?=<astro-island )/g;
