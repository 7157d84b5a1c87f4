import type { Locator, Page } from 'playwright';

/** Whether the whole height of an element is in the window, below the sticky header. */
export const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    return top >= header && bottom <= innerHeight;
  });

/** By how many pixels a page is wider than its window, and so scrolls sideways. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
