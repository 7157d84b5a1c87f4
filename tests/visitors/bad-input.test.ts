import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import {
  aVisitor,
  anna,
  emptyForm,
  fillIn,
  mailFunction,
  send,
  stored,
  toasts,
  typedTexts,
  waitForForm,
} from '../support/browser/contact-form.ts';

const { url } = inject('product');

const visit = (path: string, options: BrowserContextOptions = {}) => aVisitor(url, path, options);

describe('a message', () => {
  test('is sent only once, even if the visitor double-clicks “send”, or goes back and presses “send”', async () => {
    const { page, troubles } = await visit('/nl');
    const bodies = await slowServer(page);
    await fillIn(page);
    await page.getByRole('button', { name: 'Versturen', exact: true }).dblclick();
    await expect.poll(() => toasts(page)).toContain('Verzonden');
    await page.goto(`${url}/nl/privacy`);
    await page.goBack();
    await waitForForm(page);
    expect(await typedTexts(page)).toEqual(emptyForm);
    await send(page);
    await page.locator('.enquiry-problems').waitFor();
    expect(bodies).toHaveLength(1);
    expect(troubles).toEqual([]);
  });

  test('remains in the form after a visit to another page', async () => {
    const { page } = await visit('/nl', phone);
    await fillIn(page);
    await page.locator('#enquiry a[href="/nl/privacy"]').click();
    await page.waitForURL(`${url}/nl/privacy`);
    await page.goBack();
    await waitForForm(page);
    await expect.poll(() => typedTexts(page)).toEqual(anna);
  });

  test('is not saved in session storage if the visitor only scrolls past the form', async () => {
    const { page } = await visit('/nl', phone);
    await waitForForm(page);
    await page.locator('.site-footer').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  test('can be sent with a price quote from a browser without storage', async () => {
    const { page, troubles } = await visit('/nl', desktop);
    await page.addInitScript(refuseStorage);
    await page.goto(`${url}/nl?extras=pest&pkg=custom#contact`);
    await waitForForm(page);
    const bodies = await slowServer(page);
    await expect.poll(() => page.locator('#enquiry-message').inputValue()).toContain('Ongediertebestrijding');
    await fillIn(page, { Naam: 'Anna Bakker', 'E-mailadres': 'anna@example.com' });
    await send(page);
    await expect.poll(() => toasts(page)).toContain('Verzonden');
    expect(bodies).toMatchObject([{ quote: { extras: ['pest'] } }]);
    expect(troubles).toEqual([]);
  });
});

describe('a link with extras', () => {
  test.each([
    ['/?extras=pest,sauna&pkg=custom', 'en', ['pest'], true],
    ['/nl?extras=sauna', 'nl', [], true],
    ['/es?extras=pest,carclean&pkg=custom', 'es', ['pest', 'carclean'], false],
    ['/de?extras=,&pkg=custom', 'de', [], false],
  ] as const)(
    'selects the extras that the price list contains, and names the other extras: %s',
    async (path, locale, kept, isNamed) => {
      const { page } = await visit(path);
      const section = page.locator('#pricing');
      // The section hydrates when it comes into view.
      await section
        .locator('.quote-total')
        .evaluate((total) => total.scrollIntoView({ behavior: 'instant' }));
      await section.locator('.quote-ways:not([data-asleep])').waitFor();
      const ticked = section.locator('.extras :checked');
      await expect
        .poll(() => ticked.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)))
        .toEqual(kept);
      expect((await section.innerText()).includes(words(locale).quote.unknownExtras)).toBe(isNamed);
    },
  );
});

/** Answers late, so that a second press comes during the first request. */
async function slowServer(page: Page) {
  const bodies: unknown[] = [];
  await page.route(mailFunction, async (route) => {
    bodies.push(route.request().postDataJSON());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill(stored);
  });
  return bodies;
}

/** Runs in the page before its own scripts. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
}
