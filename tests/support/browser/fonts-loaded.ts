import type { Page } from 'playwright';

/** Whether the web fonts have loaded. The fonts load after the first paint and may move the elements below a text. */
export const areFontsLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const states = [...document.fonts].map(({ status }) => status);
    return states.includes('loaded') && !states.includes('loading');
  });
