/**
 * Removes the inline scripts and the style that Astro writes in front of islands. They take 5 kB, and a style element is
 * not valid in a body. Public pages use `islands.browser.ts` and `islands.css` instead. The desk keeps Astro's own loader,
 * because its island loads at once.
 *
 * @example withoutIslandLoader('<script>(()=>{})()</script><astro-island client="visible">') // => '<astro-island
 * client="visible">'
 */
export const withoutIslandLoader = (page: string): string =>
  page.includes(' client="load"') ? page : page.replaceAll(loader, '');

const loader =
  /(?:<style>astro-island[^<]*<\/style>)?(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+(?=<astro-island )/g;
