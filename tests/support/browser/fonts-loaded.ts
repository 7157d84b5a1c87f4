import type { Page } from 'playwright';

/** Whether the page's webfonts have arrived. They come after the first paint and may move what is below a text. */
export const areFontsLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const states = [...document.fonts].map(({ status }) => status);
    return states.includes('loaded') && !states.includes('loading');
  });
