import type { BrowserContextOptions, Page, Route } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { words } from '#i18n/words.ts';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../../support/browser/chromium.ts';
import { areFontsLoaded } from '../../support/browser/fonts-loaded.ts';
import { tooWide } from '../../support/browser/in-view.ts';

const { url } = inject('product');
const address = {
  en: `${url}/betalen-met-bitcoin`,
  nl: `${url}/nl/betalen-met-bitcoin`,
  es: `${url}/es/betalen-met-bitcoin`,
};

const box = (page: Page) => page.locator('.price-box');
const current = (page: Page) => page.getByText('Current', { exact: true });
const stale = (page: Page) => page.locator('.price-mark', { hasText: 'Out of date' });
const result = (page: Page) => page.locator('.price-result output').innerText();

describe('Bitcoin price box: loading', () => {
  test('loads nothing on a phone until the visitor scrolls to the box', async () => {
    const { page, asked, requests, troubles } = await visitor({ options: phone });
    await page.goto(address.en, { waitUntil: 'networkidle' });
    expect((await box(page).boundingBox())?.y).toBeGreaterThan(844);
    expect(requests.filter((request) => /PriceBox|client/i.test(request))).toEqual([]);
    expect(asked()).toBe(0);
    await box(page).scrollIntoViewIfNeeded();
    await page.getByText('€80,000').waitFor();
    expect(await box(page).innerText()).toMatch(
      /\$92,000\.00[\s\S]*Current[\s\S]*Source: one\.example, two\.example · \d+ seconds? ago/,
    );
    expect(asked()).toBe(1);
    expect(await accessibilityProblems(page, '.price-box')).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test.each(['en', 'nl', 'es'] as const)('shows a visible loading text in %s', async (locale) => {
    const { page } = await visitor({ options: phone, say: () => undefined });
    await page.goto(address[locale]);
    await box(page).scrollIntoViewIfNeeded();
    const seenText = page.locator('.price-figures').getByText(words(locale).bitcoin.price.loading);
    await seenText.waitFor();
    expect((await seenText.boundingBox())?.width).toBeGreaterThan(80);
  });
});

describe('Bitcoin price box: age of a price', () => {
  test('marks a price as current for 30 seconds, and fetches a new one after 60 seconds', async () => {
    const { page, asked } = await visitor({ clock: true });
    await seen(page);
    await current(page).waitFor();
    await page.clock.runFor(29_000);
    expect(await current(page).isVisible()).toBe(true);
    await page.clock.runFor(3_000);
    expect(await stale(page).isVisible()).toBe(true);
    expect(await current(page).isVisible()).toBe(false);
    expect(await page.locator('.price-convert').innerText()).toContain('Out of date');
    expect(asked()).toBe(1);
    await page.clock.runFor(30_000);
    await current(page).waitFor();
    expect(asked()).toBe(2);
  });

  test('computes the age from the timestamp, or from the arrival if the browser’s clock is behind', async () => {
    const old = await visitor({ clock: true, say: (route, now) => fulfil(route, now - 45_000) });
    await seen(old.page);
    await stale(old.page).waitFor();
    await old.close();

    // This browser’s clock is an hour behind the server’s.
    const behind = await visitor({ clock: true, say: (route, now) => fulfil(route, now + 3_600_000) });
    await seen(behind.page);
    await current(behind.page).waitFor();
    await behind.page.clock.runFor(32_000);
    expect(await stale(behind.page).isVisible()).toBe(true);
  });

  test('fetches no price in a hidden tab, and marks an old price as out of date once the tab is shown', async () => {
    const { page, asked, say } = await visitor({ clock: true });
    await seen(page);
    await current(page).waitFor();
    await setVisibility(page, 'hidden');
    await page.clock.runFor(300_000);
    expect(asked()).toBe(1);
    say(() => undefined);
    await setVisibility(page, 'visible');
    await stale(page).waitFor();
    expect(await current(page).isVisible()).toBe(false);
    await expect.poll(asked).toBe(2);
  });

  test('marks a price as out of date after a failed refresh, and removes the price after ten minutes', async () => {
    const { page, say } = await visitor({ clock: true });
    await seen(page);
    await current(page).waitFor();
    say((route) => route.fulfill({ status: 503, json: { error: { code: 'price-unavailable' } } }));
    await page.clock.runFor(61_000);
    await page.getByText('Price error').waitFor();
    await stale(page).waitFor();
    expect(await page.getByText('€80,000').isVisible()).toBe(true);
    await page.clock.runFor(600_000);
    expect(await page.getByText('€80,000').isVisible()).toBe(false);
    expect(await page.locator('.price-convert').isVisible()).toBe(false);
  });
});

describe('Bitcoin price box: errors', () => {
  test.each<[string, (route: Route) => Promise<void> | undefined]>([
    ['no answer', (route) => route.abort()],
    ['HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hi</h1>' })],
    ['a negative price', (route) => fulfil(route, Date.now(), { eur: -80_000, usd: -92_000 })],
    ['a price off by a factor of ten', (route) => fulfil(route, Date.now(), { eur: 800_000, usd: 92_000 })],
    ['a string instead of a number', (route) => fulfil(route, Date.now(), { eur: '80000', usd: 92_000 })],
    ['an invalid timestamp', (route) => fulfil(route, NaN)],
  ])(
    'shows an error with a retry button if the function returns %s',
    { tags: ['heavy'] },
    async (_, wrong) => {
      const { page, say } = await visitor({ say: wrong });
      await seen(page);
      await page.getByText('Price error').waitFor();
      expect(await box(page).innerText()).not.toMatch(/80.?000|92.?000|Current/);
      expect(await page.locator('.price-box [role="status"]').innerText()).toContain(
        'The price could not be loaded.',
      );
      say((route) => fulfil(route, Date.now()));
      await page.getByRole('button', { name: 'Try again' }).click();
      await current(page).waitFor();
      expect(await page.getByText('Price error').isVisible()).toBe(false);
    },
  );

  test('says calmly that there is no price if no price source is configured', async () => {
    const { page } = await watchedPage(url, phone);
    for (const locale of locales) {
      await page.goto(`${url}${pagePath({ page: 'bitcoin', locale })}`);
      await box(page).scrollIntoViewIfNeeded();
      const { none, noneText, error, retry } = words(locale).bitcoin.price;
      for (const text of [none, noneText]) await page.getByText(text).waitFor();
      for (const text of [error, retry]) expect(await page.getByText(text).count()).toBe(0);
      expect(await accessibilityProblems(page, '.price-box')).toEqual([]);
    }
  });
});

describe('Bitcoin price box: layout and amounts', () => {
  /** Positions on the page, because two visits may be scrolled half a pixel apart. */
  const boxes = (page: Page) =>
    page.evaluate(() =>
      ['.price-box', '.price-now', '.price-convert', '.price-result'].map((name) => {
        const { top = 0, left, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? {};
        return [name, top + scrollY, left, width, height].join(' ');
      }),
    );
  const withoutTop = (box: string) => box.split(' ').toSpliced(1, 1);

  for (const { width, tags } of [
    { width: 390, tags: [] },
    { width: 320, tags: ['heavy'] },
    { width: 1440, tags: ['heavy'] },
  ])
    test.for(locales)(
      `keeps its size and position at ${width} px, whatever the answers are (%s)`,
      { tags },
      async (locale) => {
        let arrive = () => {};
        const arrived = new Promise<void>((resolve) => (arrive = resolve));
        const afterwards = async (first: Say) => {
          const visit = await visitor({
            options: { viewport: { width, height: 844 } },
            clock: true,
            say: async (route, now) => {
              await arrived;
              await first(route, now);
            },
          });
          await seen(visit.page, `${url}${pagePath({ page: 'bitcoin', locale })}`);
          await visit.page.locator('.price-blank').first().waitFor();
          await expect.poll(() => areFontsLoaded(visit.page)).toBe(true);
          return visit;
        };
        const { price } = words(locale).bitcoin;
        const unavailable: Say = (route) =>
          route.fulfill({ status: 503, json: { error: { code: 'price-unavailable' } } });

        const { page, say, close } = await afterwards(answersNow);
        const loading = await boxes(page);
        arrive();
        await page.getByText(price.fresh, { exact: true }).waitFor();
        expect(await boxes(page)).toEqual(loading);
        say(unavailable);
        await page.clock.runFor(61_000);
        await page.getByRole('button', { name: price.retry }).waitFor();
        expect(await boxes(page)).toEqual(loading);
        await page.clock.runFor(600_000);
        await page.locator('.price-notice dl').waitFor();
        expect(await boxes(page)).toEqual(loading);
        await close();

        // Both failures show the same notice, so each is the first answer in two languages.
        const aborted: Say = (route) => route.abort();
        const visit = await afterwards(locales.indexOf(locale) % 2 === 0 ? unavailable : aborted);
        await visit.page.locator('.price-notice dl').waitFor();
        // In another visit, a text above may break into more lines.
        expect((await boxes(visit.page)).map(withoutTop)).toEqual(loading.map(withoutTop));
      },
    );

  test('converts an amount to bitcoin while the visitor types, and reports invalid input', async () => {
    const { page, troubles } = await visitor({});
    await seen(page, address.nl);
    await page.getByText('Actueel', { exact: true }).waitFor();
    expect(await result(page)).toBe('0,00475000\u00a0BTC');
    await page.getByLabel('Bedrag in euro’s').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1.234,56');
    expect(await result(page)).toBe('0,01543200\u00a0BTC');
    await page.keyboard.type('x');
    await page.getByText('Vul een bedrag in, zoals 380 of 52,50.').waitFor();
    expect(await result(page)).toBe('–');
    expect(await accessibilityProblems(page, '.price-box')).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('offers the total of the visitor’s quote as the amount', async () => {
    const { page, troubles } = await visitor({});
    await seen(page, `${address.en}?extras=deepclean,pest,seasonal&pkg=custom`);
    const take = page.getByRole('button', { name: 'Your estimate: €625' });
    await take.click();
    expect(await page.getByLabel('Amount in euros').inputValue()).toBe('625');
    expect(await result(page)).toBe('0.00781250\u00a0BTC');
    expect(await accessibilityProblems(page, '.price-box')).toEqual([]);

    await seen(page);
    await take.waitFor();
    await seen(page, `${address.en}?pkg=rental`);
    await current(page).waitFor();
    expect(await take.isVisible()).toBe(false);
    expect(troubles).toEqual([]);
  });

  test('fits on a narrow phone in every language, and is hidden without JavaScript', async () => {
    const narrow = await visitor({ options: { viewport: { width: 320, height: 640 } } });
    for (const prefix of ['', '/nl', '/es', '/de']) {
      await seen(narrow.page, `${url}${prefix}/betalen-met-bitcoin`);
      await narrow.page.locator('.price-mark').waitFor();
      expect(await tooWide(narrow.page)).toBe(0);
    }
    await narrow.close();
    const plain = await watchedPage(url, { ...desktop, javaScriptEnabled: false });
    await plain.page.goto(address.en);
    expect(await box(plain.page).isVisible()).toBe(false);
  });
});

/** `say` answers the price requests. With `clock`, the test controls the time. */
async function visitor({ options = desktop, say = answersNow, clock = false }: VisitorOptions) {
  const { page, requests, troubles, close } = await watchedPage(url, options);
  let answer = say;
  let asked = 0;
  if (clock) await page.clock.install();
  await page.route('**/functions/v1/btc-price', async (route) => {
    asked += 1;
    await answer(route, clock ? await page.evaluate(() => Date.now()) : Date.now());
  });
  return { page, requests, troubles, close, asked: () => asked, say: (next: Say) => (answer = next) };
}

async function seen(page: Page, at = address.en): Promise<void> {
  await page.goto(at);
  await box(page).scrollIntoViewIfNeeded();
}

function answersNow(route: Route, now: number): Promise<void> {
  return fulfil(route, now);
}

function fulfil(
  route: Route,
  at: number,
  { eur, usd }: { eur: unknown; usd: unknown } = { eur: 80_000, usd: 92_000 },
) {
  const fetched_at = Number.isNaN(at) ? 'now' : new Date(at).toISOString();
  return route.fulfill({ json: { eur, usd, source: 'one.example, two.example', fetched_at } });
}

const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

type Say = (route: Route, now: number) => Promise<void> | undefined;
type VisitorOptions = { options?: BrowserContextOptions; say?: Say; clock?: boolean };
