import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { atTheOrder, open, says } from '../support/browser/order-page.ts';
import { weighedPage } from '../support/pages/page-weight.ts';
import { askForPayment } from '../support/products/bitcoin-orders.ts';
import { anEditor, callFunction } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

describe('payment page of an order', () => {
  test('explains an invalid link, a deleted order, a lost connection and missing JavaScript', async () => {
    const order = await askForPayment(token, { locale: 'nl' });
    const guesses = await atTheOrder(`${url}/nl/betalen-met-bitcoin/order#een-gok`);
    await says(guesses.page, 'Deze link klopt niet');
    expect(await accessibilityProblems(guesses.page)).toEqual([]);
    await open(guesses.page, `${url}/nl/betalen-met-bitcoin/order`);
    await says(guesses.page, 'Deze link klopt niet');
    await guesses.page.route('**/functions/v1/bitcoin-order', (route) => route.abort());
    await open(guesses.page, order.link);
    await says(guesses.page, 'Er is nu geen verbinding');
    await guesses.page.unroute('**/functions/v1/bitcoin-order');
    await guesses.page.getByRole('button', { name: 'Nu opnieuw proberen' }).click();
    await says(guesses.page, 'Klaar om te betalen');
    await callFunction(url, 'delete-person', { token, body: { email: order.email } });
    await says(guesses.page, 'Deze betaling is hier niet meer te zien');
    expect(await guesses.page.locator('.order-pay').count()).toBe(0);
    await guesses.close();

    const plain = await watchedPage(url, { ...desktop, javaScriptEnabled: false });
    await plain.page.goto(order.link);
    await plain.page.getByText('Deze pagina werkt alleen met JavaScript.').waitFor();
    expect(await plain.page.locator('.order-card').isVisible()).toBe(false);
    await plain.page.locator('main').getByRole('link', { name: /^Bel/ }).waitFor();
    await plain.close();
    // If the page’s script fails to load, visitors must see the text for browsers without JavaScript.
    const cut = await watchedPage(url, desktop);
    await cut.page.route('**/_astro/BitcoinOrder*', (route) => route.abort());
    await cut.page.goto(order.link);
    await cut.page.getByText('Deze pagina werkt alleen met JavaScript.').waitFor();
    expect(await cut.page.locator('.order-card').isVisible()).toBe(false);
  });

  test.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('moves nothing when the order appears on %s', async (_, options) => {
    const { link } = await askForPayment(token, { locale: 'de' });
    const { layoutShift } = await weighedPage({ address: link, options });
    expect(layoutShift).toBeLessThan(0.02);
  });

  test('is hidden from search engines, sends no Referer header, and fits on a narrow phone', async () => {
    const { link, address } = await askForPayment(token);
    const narrow = { viewport: { width: 320, height: 640 } };
    const { page } = await atTheOrder(link, narrow);
    for (const prefix of ['', '/nl', '/es', '/de']) {
      await open(page, link.replace(/\/betalen/, `${prefix}/betalen`));
      await page.locator('.order-qr').waitFor();
      expect(await tooWide(page)).toBe(0);
      const metas = await page.evaluate(() =>
        ['robots', 'referrer'].map((name) =>
          document.querySelector(`meta[name="${name}"]`)?.getAttribute('content'),
        ),
      );
      expect(metas).toEqual(['noindex', 'no-referrer']);
    }
    await page.locator('.order-address span').nth(4).dblclick();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(address);
    const sitemap = await (await fetch(`${url}/sitemap-pages-0.xml`)).text();
    expect([sitemap.includes('/betalen-met-bitcoin<'), sitemap.includes('order')]).toEqual([true, false]);
  });
});
