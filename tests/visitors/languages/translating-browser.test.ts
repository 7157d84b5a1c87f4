import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { desktop, startChromium, watchedPage } from '../../support/browser/chromium.ts';
import { waitForForm } from '../../support/browser/contact-form.ts';

const { url } = inject('product');
let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

/** Puts each text into two elements of its own and changes its words, as Chrome does when it translates a page. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  const chromesTag: string = 'font';
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, template, [translate="no"]'))
      continue;
    const outer = document.createElement(chromesTag);
    outer.append(document.createElement(chromesTag));
    outer.firstElementChild?.append(text.data.replaceAll(/[a-z]{3,}/g, (word) => `${word}x`));
    text.replaceWith(outer);
  }
}

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

  test('finds articles with the first words that the visitor types', async () => {
    const { page, troubles, close } = await watchedPage(browser, url, { ...desktop, locale: 'en' });
    await page.goto(`${url}/blog`, { waitUntil: 'networkidle' });
    await page.evaluate(translatePage);
    const search = page.getByRole('searchbox');
    await search.focus();
    await expect
      .poll(() => search.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await search.fill('pool');
    await search.press('Enter');
    await page.locator('.search-cards a').first().waitFor();
    expect(troubles).toEqual([]);
    await close();
  });
});
