import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { phone, watchedPage, type Watched } from './chromium.ts';

/** A customer's page of an order, on which time passes as the test says. */
export async function atTheOrder(
  browser: Browser,
  link: string,
  options: BrowserContextOptions = phone,
): Promise<Watched> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const watched = await watchedPage(browser, inject('product').url, { ...options, permissions });
  await watched.page.clock.install();
  await watched.page.goto(link);
  return watched;
}

/** Opens another order. Browsers do not reload for an address that differs only after the #. */
export async function open(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

/** Waits until the page shows the state of the order. */
export const says = (page: Page, title: string): Promise<void> =>
  shown(page, () => page.getByRole('heading', { name: title, level: 2 }).count());

/** Waits until a text is on the page. */
export const shows = (page: Page, text: string): Promise<void> =>
  shown(page, () => page.getByText(text).count());

/** Asks as often as the page would in a while: the first question has the explorers asked, a later one shows it. */
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
