import { beforeEach, describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { atTheOrder, open, says, shows } from '../support/browser/order-page.ts';
import { anAddress, askForPayment, letPass, nameOf, tell } from '../support/products/bitcoin-orders.ts';
import { anEditor, eventually } from '../support/products/editor.ts';
import { aStoredEnquiry } from '../support/products/stored-enquiry.ts';
import { mailsTo } from '../support/stand-ins/stored-mails.ts';

const product = inject('product');
const { url, localDir } = product;
const elsewhere = `tb1q${'8'.repeat(38)}`;
const token = await anEditor(product);

beforeEach(async () => {
  for (const which of [0, 1]) await tell({ do: 'become', which, mood: 'well' });
});

describe('Bitcoin order: request and payment', () => {
  test('lets an editor request the amount of a quote, and mails the payment link to the customer', async () => {
    const email = anAddress();
    const name = nameOf(email);
    const quote = { pkg: 'custom', extras: ['deepclean'], priceList: '2026-11' };
    const sums = { monthly_cents: 380_00, one_time_cents: 200_00 };
    await aStoredEnquiry(product, { name, email, lang: 'de', quote, ...sums });
    const { page, troubles, close } = await signedInPage(product, desktop);
    await page.goto(`${url}/admin/bitcoin`);
    await page.getByText('Alles is ingesteld: u kunt om betalingen vragen.').waitFor();
    await page.getByText('Hoe het geld in uw wallet komt').click();
    // The first receiving address of the BIP 84 test vectors, encoded for the test network.
    await page.getByText('tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0').first().waitFor();
    await page.getByText('Om een betaling vragen', { exact: true }).click();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.goto(`${url}/admin/enquiries`);
    await page.locator('.enquiry-row', { hasText: name }).click();
    const card = page.locator('.enquiry-open', { hasText: name });
    await card.getByRole('button', { name: 'Om een betaling vragen…' }).click();
    expect(await card.getByLabel('Bedrag in euro’s').inputValue()).toBe('580');
    expect(await card.getByLabel('Naam van de klant').inputValue()).toBe(name);
    expect(await card.getByLabel('Taal van de klant').inputValue()).toBe('de');
    await card.getByLabel('Waarvoor').fill('Basispaket und Grundreinigung');
    const send = card.getByRole('button', { name: 'Vragen en mailen' });
    await send.click();
    // The browser requires the checkbox that confirms the customer’s approval.
    expect(await card.getByLabel(/De klant heeft de offerte goedgekeurd/).evaluate(isMissing)).toBe(true);
    await card.getByLabel(/De klant heeft de offerte goedgekeurd/).check();
    expect(await accessibilityProblems(page, '.enquiry-open')).toEqual([]);
    await send.click();
    await page.getByText('Om betaling gevraagd', { exact: true }).waitFor();
    await card.locator('.desk-mark', { hasText: 'Wacht op betaling' }).first().waitFor();
    expect(troubles).toEqual([]);
    await close();

    // The customer may also get a confirmation of the enquiry, so the test finds the payment mail by its subject.
    const findMail = () =>
      mailsTo(email, localDir).find(({ subject }) => subject === 'So zahlen Sie mit Bitcoin');
    const mail = await eventually(() => Promise.resolve(findMail()), {
      until: (found) => found !== undefined,
    });
    expect(mail?.text).toMatch(/0,00725000[\s\S]*\/de\/betalen-met-bitcoin\/order#/);
  });

  test('shows a customer on a phone each step of the payment without a reload', async () => {
    const { address, link } = await askForPayment(token, { locale: 'de' });
    const { page, requests, troubles } = await atTheOrder(link);
    await says(page, 'Bereit für Ihre Zahlung');
    expect(await page.getByRole('timer').innerText()).toMatch(/^Noch (59:\d\d|1:00:00) gültig$/);
    expect(await page.locator('.order-amount').innerText()).toBe('0,00475000\u00a0BTC');
    expect((await page.locator('.order-address').innerText()).replace(/\s/g, '')).toBe(address);
    expect(await page.getByRole('link', { name: 'Wallet öffnen' }).getAttribute('href')).toBe(
      `bitcoin:${address}?amount=0.00475`,
    );
    await page.getByRole('button', { name: 'Betrag kopieren' }).click();
    await page.getByText('Kopiert').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.00475000');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);

    await tell({ do: 'pay', address, sats: 475_000 });
    await letPass('10 minutes');
    await says(page, 'Ihre Zahlung ist unterwegs');
    expect(await page.getByRole('img').count()).toBe(0);
    await page.getByText('0 von 2').waitFor();
    await page.getByText('Unsere beiden Quellen stimmen überein.').waitFor();
    await tell({ do: 'mine', blocks: 2 });
    await letPass('10 minutes');
    await says(page, 'Bezahlt: Ihr Auftrag ist gebucht');
    expect(await accessibilityProblems(page)).toEqual([]);

    const asked = requests.length;
    await page.clock.runFor(600_000);
    expect(requests.length).toBe(asked);
    // The page may send the token only in the body of a request, never in a URL.
    expect(requests.filter((request) => request.includes(link.split('#')[1] ?? ''))).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe('Bitcoin order: irregular payments', () => {
  test(
    'requests the unpaid rest until the deadline, and books overpaid orders',
    { tags: ['heavy'] },
    async () => {
      const [part, much, little] = [
        await askForPayment(token),
        await askForPayment(token),
        await askForPayment(token),
      ];
      const { page } = await atTheOrder(part.link);
      await tell({ do: 'pay', address: part.address, sats: 200_000 });
      await tell({ do: 'pay', address: much.address, sats: 500_000 });
      await tell({ do: 'pay', address: little.address, sats: 400_000 });
      await letPass('10 minutes');
      await says(page, 'Part of the amount is still to come');
      expect(await page.locator('.order-amount').innerText()).toBe('0.00275000\u00a0BTC');
      expect(await page.getByRole('link', { name: 'Open wallet' }).getAttribute('href')).toBe(
        `bitcoin:${part.address}?amount=0.00275`,
      );
      await tell({ do: 'pay', address: part.address, sats: 275_000 });
      await tell({ do: 'mine', blocks: 2 });
      await letPass('10 minutes');
      await says(page, 'Paid: your order is booked');
      await open(page, much.link);
      await says(page, 'Paid: your order is booked');
      await page.getByText('You sent more than requested').waitFor();
      await letPass('1 hour');
      await open(page, little.link);
      await says(page, 'Your payment fell short');
      expect(await page.locator('.order-pay').count()).toBe(0);
    },
  );

  test('hides the payment details after the deadline, and lets an editor decide about a late payment', async () => {
    const order = await askForPayment(token);
    const { page } = await atTheOrder(order.link);
    await says(page, 'Ready for your payment');
    // Even if the server does not answer, the page must notice the deadline by the browser’s clock.
    await page.route('**/functions/v1/bitcoin-order', (route) => route.abort());
    await page.clock.runFor(3_700_000);
    await page.getByRole('heading', { name: 'The deadline has passed' }).waitFor();
    expect(await page.locator('.order-pay').count()).toBe(0);
    await page.getByText('This page could not be updated.').waitFor();
    await page.unroute('**/functions/v1/bitcoin-order');
    await letPass('71 minutes');
    await says(page, 'No payment has arrived');

    await tell({ do: 'pay', address: order.address, sats: 475_000 });
    await letPass('1 hour');
    await says(page, 'We have seen your payment, but it arrived too late');
    await tell({ do: 'mine', blocks: 2 });
    await letPass('1 hour');
    await says(page, 'Your payment arrived too late');

    const desk = await signedInPage(product, phone);
    await desk.page.goto(`${url}/admin/bitcoin`);
    await desk.page.getByRole('button', { name: /^Te beslissen/ }).click();
    const card = desk.page.locator('.desk-card', { hasText: order.name });
    await card.locator('summary').click();
    await card.getByText('Er is betaald nadat de tijd om was').waitFor();
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    expect(await tooWide(desk.page)).toBe(0);
    await card.getByRole('button', { name: 'Geaccepteerd zoals het is' }).click();
    await desk.page.getByRole('button', { name: 'Vastleggen' }).click();
    await expect.poll(() => card.count()).toBe(0);
    expect(desk.troubles).toEqual([]);
    await desk.close();
    await says(page, 'All settled: your order is booked');
  });

  test(
    'shows a replacement payment, and requests payment again if the money went to another address',
    { tags: ['heavy'] },
    async () => {
      const order = await askForPayment(token);
      const { page, close } = await atTheOrder(order.link);
      const first = await tell({ do: 'pay', address: order.address, sats: 475_000 });
      await letPass('5 minutes');
      await says(page, 'We have seen your payment');
      await page.getByText(first).waitFor();
      const second = await tell({ do: 'replace', txid: first, address: order.address, sats: 475_000 });
      await letPass('5 minutes');
      await shows(page, second);
      expect(await page.getByText(first).count()).toBe(0);
      await tell({ do: 'replace', txid: second, address: elsewhere, sats: 475_000 });
      await letPass('5 minutes');
      await says(page, 'Ready for your payment');

      await tell({ do: 'pay', address: order.address, sats: 475_000 });
      await tell({ do: 'mine', blocks: 2 });
      await letPass('5 minutes');
      await says(page, 'Paid: your order is booked');
      await tell({ do: 'reorganise', blocks: 2 });
      await letPass('2 hours');
      await open(page, order.link);
      await says(page, 'Paid: your order is booked');
      await close();

      const desk = await signedInPage(product, desktop);
      await desk.page.goto(`${url}/admin/bitcoin`);
      const card = desk.page.locator('.desk-card', { hasText: order.name });
      await card.locator('summary').click();
      await card.getByRole('button', { name: 'Nu kijken' }).click();
      await card.locator('.desk-mark', { hasText: 'Bevestiging vervallen' }).waitFor();
      await card.getByText('Lever niets uit voordat dat zo is').waitFor();
    },
  );

  test('leaves the order unchanged while the two block explorers disagree, and shows why', async () => {
    const order = await askForPayment(token);
    const { page } = await atTheOrder(order.link);
    await says(page, 'Ready for your payment');
    await tell({ do: 'become', which: 1, mood: { invents: { address: order.address, sats: 475_000 } } });
    await letPass('5 minutes');
    await shows(
      page,
      'The two public services we check with do not agree yet; nothing will be booked until they do.',
    );
    await page.getByRole('heading', { name: 'Ready for your payment' }).waitFor();
    await tell({ do: 'become', which: 1, mood: 'down' });
    await tell({ do: 'pay', address: order.address, sats: 475_000 });
    await tell({ do: 'mine', blocks: 3 });
    await letPass('5 minutes');
    await shows(
      page,
      'At least one of the two public services we check with did not answer; nothing will be booked until both do.',
    );
    await page.getByRole('heading', { name: 'Ready for your payment' }).waitFor();
    await tell({ do: 'become', which: 1, mood: 'well' });
    await letPass('5 minutes');
    await says(page, 'Paid: your order is booked');
  });
});

const isMissing = (box: HTMLInputElement | SVGElement | HTMLElement): boolean =>
  box instanceof HTMLInputElement && box.validity.valueMissing;
