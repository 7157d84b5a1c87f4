import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { desktop, startChromium, watchedPage } from '../../support/browser/chromium.ts';
import { waitForForm } from '../../support/browser/contact-form.ts';
import { translatePage } from '../../support/browser/translate-page.ts';

const { url } = inject('product');
let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

/** Scrolls the calculator into view and waits until its script runs: it starts only while it is in view. */
async function wakeQuote(page: Page): Promise<void> {
  await page
    .locator('.quote-total')
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await page.locator('.quote-ways:not([data-asleep])').waitFor();
}

const when: Record<string, (page: Page) => Promise<unknown>> = {
  'as soon as it is painted': (page) => page.waitForSelector('.site-footer'),
  'after its scripts have started': async (page) => {
    await wakeQuote(page);
    await page.locator('#enquiry').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await waitForForm(page);
  },
};

// owid-grapher#1005, typey-type#157, oasis explorer#312 (react#11538)
describe('a browser that translates the page', () => {
  test.each(Object.keys(when))('%s can still add up a quote and open the form with it', async (moment) => {
    const { page, troubles, close } = await watchedPage(browser, url, { ...desktop, locale: 'en' });
    await page.goto(`${url}/`);
    await when[moment]?.(page);
    await page.evaluate(translatePage);
    await wakeQuote(page);
    const total = page.locator('.quote-total');
    await page.locator('.extras input[value="handyman"]').check();
    await expect.poll(() => total.innerText()).toMatch(/€\s?40\b/);
    await total.locator('> .button').click();
    await waitForForm(page);
    await expect.poll(() => page.locator('#enquiry-message').inputValue()).toMatch(/€\s?40\b/);
    expect(troubles).toEqual([]);
    await close();
  });
});
