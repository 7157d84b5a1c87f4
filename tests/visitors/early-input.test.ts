/** What a visitor types or presses before the scripts have loaded is not lost. */
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { desktop, watchedPage } from '../support/browser/chromium.ts';
import { waitForForm } from '../support/browser/contact-form.ts';
import { translatePage } from '../support/browser/translate-page.ts';

const { url } = inject('product');

const anyScript = /_astro\/[^/]+\.js$/;

const cases: Record<string, Case> = {
  'the search': {
    path: '/blog',
    script: anyScript,
    async act(page) {
      await page.getByRole('searchbox').pressSequentially('pol');
      await page.keyboard.press('ArrowLeft');
    },
    async check(page) {
      await page.locator('.search-form').evaluate(isHydrated);
      await page.keyboard.press('o');
      await isFound(page);
    },
  },
  'a submitted search': {
    path: '/blog',
    script: /_astro\/BlogSearch[^/]*\.js$/,
    async act(page) {
      const asked = page.waitForRequest(/_astro\/BlogSearch/);
      await page.getByRole('searchbox').fill('pool');
      await asked;
      await page.keyboard.press('Enter');
    },
    check: isFound,
  },
  'the contact form': {
    path: '/#contact',
    script: anyScript,
    async act(page) {
      const form = page.locator('#enquiry');
      await form.locator('summary').click();
      await form.locator('[name="day1"]').fill('2091-05-06');
      await form.locator('[name="part1"]').selectOption('morning');
      await form.locator('[name="email"]').fill('anna@example.com');
      await form.locator('[name="message"]').pressSequentially('Please call.');
      await page.keyboard.press('Home');
    },
    async check(page) {
      const form = await waitForForm(page);
      await page.keyboard.type('Hello. ');
      const texts = await form.evaluate((element) =>
        Object.fromEntries(new FormData(element as HTMLFormElement)),
      );
      expect(texts).toMatchObject({
        message: 'Hello. Please call.',
        email: 'anna@example.com',
        day1: '2091-05-06',
        part1: 'morning',
      });
      expect(await form.locator('details').getAttribute('open')).not.toBeNull();
    },
  },
  'the calculator': {
    path: '/?extras=pest&pkg=custom#pricing',
    script: anyScript,
    act: (page) => page.locator('.extras input[value="handyman"]').check(),
    async check(page) {
      const total = page.locator('.quote-total');
      await total.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
      await expect.poll(() => total.innerText()).toMatch(/€\s?85\b/);
      await total.locator('> .button').click();
      await waitForForm(page);
      await expect.poll(() => page.locator('#enquiry-message').inputValue()).toMatch(/€\s?85\b/);
    },
  },
  'the list of languages': {
    path: '/partners',
    script: anyScript,
    act: (page) => page.locator('.language-open').click(),
    async check(page) {
      await page.locator('.language-switch').evaluate(isHydrated);
      await page.locator('#languages:popover-open').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('End');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Deutsch');
    },
  },
  'the converter of Bitcoin': {
    path: '/betalen-met-bitcoin',
    script: anyScript,
    async act(page) {
      await page.route('**/functions/v1/btc-price', (route) =>
        route.fulfill({
          json: { eur: 80_000, usd: 92_000, source: 'one.example', fetched_at: new Date().toISOString() },
        }),
      );
      // The island loads only in view.
      await page.locator('#price-amount').evaluate((field) => field.scrollIntoView({ behavior: 'instant' }));
      await page.locator('#price-amount').fill('800');
    },
    async check(page) {
      await expect.poll(() => page.locator('.price-result output').innerText()).toMatch(/0[.]01/);
      expect(await page.locator('#price-amount').inputValue()).toBe('800');
    },
  },
};

describe.each([
  ['as it is', () => {}],
  ['translated by the browser', translatePage],
] as const)('what a visitor does before the script of an island runs, on a page %s,', (_, change) => {
  test.each(Object.entries(cases))('is kept in %s', async (_name, { path, script, act, check }) => {
    const { page, troubles } = await watchedPage(url, { ...desktop, locale: 'en' });
    const late = Promise.withResolvers<null>();
    await page.route(script, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await page.locator('.site-footer').waitFor();
    await act(page);
    await page.evaluate(change);
    late.resolve(null);
    await check(page);
    expect(troubles).toEqual([]);
  });
});

async function isFound(page: Page): Promise<void> {
  await page.locator('.search-cards a').first().waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('pool');
  expect(page.url()).toBe(`${url}/blog?q=pool`);
}

/** Waits until React has taken over the element, or the one that React draws in its place. */
async function isHydrated({ className }: Element): Promise<void> {
  const isTakenOver = () =>
    Object.keys(document.querySelector(`.${className}`) ?? {}).some((key) => key.startsWith('__react'));
  while (!isTakenOver()) await new Promise((resolve) => setTimeout(resolve, 20));
}

type Case = {
  path: string;
  /** The scripts that arrive only after the visitor has acted. */
  script: RegExp;
  act: (page: Page) => Promise<unknown>;
  check: (page: Page) => Promise<void>;
};
