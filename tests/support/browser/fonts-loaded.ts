import type { Page } from 'playwright';

/** Whether the page shows its web fonts, which load after the first paint. */
export const areFontsLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const states = [...document.fonts].map(({ status }) => status);
    const areShown = !document.documentElement.classList.contains('fonts-coming');
    return areShown && states.includes('loaded') && !states.includes('loading');
  });
