import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { desktop, watchedPage } from '../../support/browser/chromium.ts';
import { waitForForm } from '../../support/browser/contact-form.ts';
import { translatePage } from '../../support/browser/translate-page.ts';

const { url } = inject('product');

/** Scrolls the calculator into view and waits until its script runs: it starts only while it is in view. */
async function wakeQuote(page: Page): Promise<void> {
  await page
    .locator('.quote-total')
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await page.locator('.quote-ways:not([data-asleep])').waitFor();
}

// owid-grapher#1005, typey-type#157, oasis explorer#312 (react#11538). What a browser translates before the scripts run
// is in early-input.test.ts.
describe('a browser that translates the page', () => {
  test('after its scripts have started can still add up a quote and open the form with it', async () => {
    const { page, troubles } = await watchedPage(url, { ...desktop, locale: 'en' });
    await page.goto(`${url}/`);
    await wakeQuote(page);
    await page.locator('#enquiry').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await waitForForm(page);
    await page.evaluate(translatePage);
    await wakeQuote(page);
    const total = page.locator('.quote-total');
    await page.locator('.extras input[value="handyman"]').check();
    await expect.poll(() => total.innerText()).toMatch(/€\s?40\b/);
    await total.locator('> .button').click();
    await waitForForm(page);
    await expect.poll(() => page.locator('#enquiry-message').inputValue()).toMatch(/€\s?40\b/);
    expect(troubles).toEqual([]);
  });
});
