import type { Page } from 'playwright';

/** Web fonts load after the first paint, and may then move the elements below a text. */
export const areFontsLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const states = [...document.fonts].map(({ status }) => status);
    return states.includes('loaded') && !states.includes('loading');
  });
