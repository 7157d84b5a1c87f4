/** A new visitor finds each important answer, such as a price or a telephone number, with few presses. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { words } from '#i18n/words.ts';
import { newLocalDir, startProduct, type Product } from '../../../scripts/local/product.ts';
import { desktop, phone, watchedPage } from '../../support/browser/chromium.ts';
import { anna, mailFunction, stored, waitForForm } from '../../support/browser/contact-form.ts';

let product: Product;
const records: string[] = [];

beforeAll(async () => {
  product = await startProduct({ localDir: newLocalDir(), env: { BACKEND_IS_SHORT_LIVED: 'yes' } });
});
afterAll(async () => {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/journeys.txt', `${records.join('\n')}\n`);
  console.log(records.join('\n'));
  await product.remove();
});

const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'what does it cost for my pool'({ page, locale, press, find }) {
    await press(page.locator(`#services a[href="${pagePath({ page: 'pool', locale })}"]`));
    const costs = page.locator('[aria-labelledby="costs-heading"]');
    await find(costs);
    const { servicePages, pricing } = words(locale);
    const onRequest = costs
      .locator('div', { hasText: servicePages.alone })
      .getByText(pricing.extras.onRequest);
    expect(await costs.innerText()).toMatch(/380/);
    expect(await onRequest.first().isVisible()).toBe(true);
  },
  async 'who are they'({ page, locale, fromMenu, find }) {
    await fromMenu('#about');
    await find(page.getByText(words(locale).about.paragraphs[0]));
  },
  async 'what do they do on a visit'({ page, locale, press, pressAtHand, find }) {
    await pressAtHand('[href="#pricing"]');
    await press(page.locator(`#pricing .ticks a[href="${pagePath({ page: 'inspection', locale })}"]`));
    await find(page.locator('.rooms li').first());
  },
  async 'ask for a quote'({ page, press, pressAtHand, find }) {
    await page.route(mailFunction, (route) => route.fulfill(stored));
    await pressAtHand('[href="#pricing"]');
    await press(page.locator('.quote-total > .button'));
    await waitForForm(page);
    for (const [field, text] of Object.entries(anna)) await page.locator(`#enquiry-${field}`).fill(text);
    // The press that sends the form is no step on the way to it.
    await page.locator('#enquiry .button[type="submit"]').click();
    await find(page.locator('.enquiry-sent'));
  },
  async 'emergency at night'({ page, locale, press }) {
    const promise = page.locator('.hero .promise', { hasText: words(locale).hero.promise });
    // A browser without a telephone ignores this link.
    await press(promise.locator('a[href^="tel:+"]'));
  },
  async 'pay in Bitcoin'({ page, locale, fromMenu, find }) {
    await fromMenu(pagePath({ page: 'bitcoin', locale }));
    await find(page.getByRole('heading', { level: 1, name: words(locale).bitcoin.heading }));
  },
};

/** In an emergency, the number is in sight. */
const maxPresses = (journey: string) => (journey === 'emergency at night' ? 1 : 2);

describe('a new visitor', () => {
  for (const [device, options] of [['390 px', phone] as const, ['1440 px', desktop] as const])
    test.each(locales)(`finds each answer with at most two presses (%s, ${device})`, async (locale) => {
      for (const [name, walk] of Object.entries(journeys)) {
        const { page, close } = await watchedPage(product.url, { ...options, locale });
        await page.goto(`${product.url}${pagePath({ page: 'home', locale })}`, { waitUntil: 'networkidle' });
        const visitor = aVisitor(page, locale);
        const began = performance.now();
        await walk(visitor);
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        const { presses, scrolled } = visitor.counted;
        const screens = (scrolled / options.viewport.height).toFixed(1);
        records.push(`${device} ${locale} ${name}: ${presses} presses, ${screens} screens, ${seconds} s`);
        expect([name, presses, presses > 0 && presses <= maxPresses(name)]).toEqual([name, presses, true]);
        await close();
      }
    });
});

/** Counts presses and manual scrolling, but not the scrolling that a link within the page causes. */
function aVisitor(page: Page, locale: Locale) {
  const counted = { presses: 0, scrolled: 0 };
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;

  async function find(wanted: Locator) {
    await wanted.waitFor();
    await expect.poll(() => hasStopped(page), { timeout: 20_000 }).toBe(true);
    counted.scrolled += await wanted.evaluate((element) => {
      const before = scrollY;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ behavior: 'instant', block: 'center' });
      return Math.abs(scrollY - before);
    });
    expect(await wanted.isVisible()).toBe(true);
  }

  async function press(link: Locator) {
    await find(link);
    await link.click();
    counted.presses += 1;
  }

  /** Presses a link in the header, or on a phone in the bottom bar, which appears only after scrolling. */
  async function pressAtHand(href: string) {
    if (isPhone) {
      await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
      counted.scrolled += 400;
    }
    await press(page.locator(isPhone ? `.quick-bar a${href}` : `.site-header a.no-phone${href}`));
  }

  async function fromMenu(target: string) {
    if (isPhone) await press(page.locator('[popovertarget="menu"]'));
    await press(page.locator(`#menu a[href="${target}"]`));
  }

  return { page, locale, counted, find, press, fromMenu, pressAtHand };
}

const hasStopped = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const before = scrollY;
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return scrollY === before;
  });

type Visitor = ReturnType<typeof aVisitor>;
