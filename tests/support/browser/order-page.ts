import type { BrowserContextOptions, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { phone, watchedPage, type Watched } from './chromium.ts';

/** Opens the page of an order. The test can advance the page’s clock. */
export async function atTheOrder(link: string, options: BrowserContextOptions = phone): Promise<Watched> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const watched = await watchedPage(inject('product').url, { ...options, permissions });
  await watched.page.clock.install();
  await watched.page.goto(link);
  return watched;
}

/** A browser does not reload a page if only the part after the `#` changes. */
export async function open(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

export const says = (page: Page, title: string): Promise<void> =>
  shown(page, () => page.getByRole('heading', { name: title, level: 2 }).count());

export const shows = (page: Page, text: string): Promise<void> =>
  shown(page, () => page.getByText(text).count());

/** Advances the clock, so that the page polls. One poll starts a check, and a later poll gets the check’s result. */
const shown = (page: Page, count: () => Promise<number>): Promise<void> =>
  expect
    .poll(
      async () => {
        if ((await count()) > 0) return true;
        await page.clock.runFor(16_000);
        return false;
      },
      { timeout: 40_000, interval: 300 },
    )
    .toBe(true);
