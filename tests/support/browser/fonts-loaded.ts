import type { Page } from 'playwright';

/** Whether the page shows both web fonts, which load after the first paint. */
export const areFontsLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const areShown = !document.documentElement.classList.contains('fonts-coming');
    return areShown && ['Marcellus', 'Figtree'].every((name) => loaded.some(({ family }) => family === name));
  });
