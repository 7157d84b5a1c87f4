import { describe, expect, test } from 'vitest';
import { orderChanges, type OrderMail } from '#core/bitcoin-order/order.ts';
import { locales } from '#core/locale.ts';
import { letterWriter } from '../compose-letter.ts';
import { words } from '#i18n/words.ts';
import { bitcoinCustomerWords } from '#i18n/mails/bitcoin-customer.ts';

const compose = letterWriter('https://www.example.com', {
  previewLink: ({ id }) => id,
  orderLink: ({ id }) => `/order#${id}`,
});
const link = 'https://www.example.com/order#3f9a1c07-aaaa';
const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const toCustomer = orderChanges.filter((change) => !['reorganised', 'reconfirmed'].includes(change));
const toBusiness = orderChanges.filter((change) => change !== 'opened' && change !== 'cancelled');

const anOrder = (changes: Partial<OrderMail> = {}): OrderMail => ({
  orderId: '3f9a1c07-aaaa',
  change: 'opened',
  at: new Date('2026-11-22T10:00:00Z'),
  locale: 'nl',
  customerName: 'Ana <b>García</b>',
  customerEmail: 'ana@example.com',
  description: 'Casa & jardín',
  network: 'mainnet',
  address,
  amountCents: 380_00,
  amountSats: 475_000,
  quotedUntil: new Date('2026-11-22T11:00:00Z'),
  isLate: false,
  receivedSats: 0,
  confirmedSats: 0,
  confirmations: 0,
  confirmationsNeeded: 2,
  txids: [],
  ...changes,
});

const forgotten = { customerName: null, customerEmail: null, description: null };

const mailed = (kind: 'customer' | 'business', changes: Partial<OrderMail>) =>
  compose({ kind: `bitcoin-${kind}`, bitcoin: anOrder(changes) });

describe('Bitcoin mails', () => {
  test.each(locales)('about a new order (%s) contain all that the customer needs to pay', (locale) => {
    const { to, html, text } = mailed('customer', { locale });
    expect(to).toEqual({ visitor: 'ana@example.com' });
    for (const body of [html, text])
      for (const part of [address, '475000', '380', '12:00', link, '3f9a1c07']) expect(body).toContain(part);
    expect(html).not.toContain('<b>');
  });

  test.each(locales)('to the customer (%s) omit the payment address after the first mail', (locale) => {
    const texts = toCustomer
      .filter((change) => change !== 'opened')
      .map((change) => mailed('customer', { locale, change, receivedSats: 475_000, txids: ['f00d'] }).text);
    expect(texts.filter((text) => text.includes(address) || !text.includes(link))).toEqual([]);
    expect(new Set(texts).size).toBe(8);
  });

  test.each(locales)('request a missing amount, except a very small one (%s)', (locale) => {
    const seen = (receivedSats: number) => mailed('customer', { locale, change: 'seen', receivedSats }).text;
    expect(seen(275_000).length).toBeGreaterThan(seen(475_000).length + 50);
    expect(seen(475_000).length).toBe(seen(575_000).length);
    // 200 satoshis are missing. An amount this small is not requested.
    expect(seen(474_800).length).toBe(seen(475_000).length);
  });

  test.each(locales)('say already before confirmation that a payment came too late (%s)', (locale) => {
    const seen = { locale, change: 'seen', receivedSats: 275_000 } as const;
    const { late, partial } = bitcoinCustomerWords[locale];
    const { text } = mailed('customer', { ...seen, isLate: true });
    expect([text.includes(late.slice(0, 40)), text.includes(partial.slice(0, 40))]).toEqual([true, false]);
    expect(mailed('customer', seen).text).not.toContain(late.slice(0, 40));
  });

  test.each(locales)(
    'to the customer (%s) have the order page’s title for the new state as subject, except for “opened” and “vanished”',
    (locale) => {
      const { states } = words(locale).bitcoinOrder;
      for (const change of toCustomer) {
        if (change === 'opened' || change === 'vanished') continue;
        const { subject } = mailed('customer', { locale, change });
        expect([change, subject]).toEqual([change, states[change as keyof typeof states].title]);
      }
    },
  );

  test('mark an order on the test network as a test', () => {
    for (const kind of ['customer', 'business'] as const)
      expect(mailed(kind, { change: 'seen', network: 'testnet' }).text).toContain('testnetwerk');
  });

  test('to the business name the customer and the amount, and link to the desk', () => {
    const letters = toBusiness.map((change) =>
      mailed('business', { change, receivedSats: 400_000, txids: ['f00d'] }),
    );
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(toBusiness.length);
    for (const { to, replyTo, subject, text } of letters) {
      expect([to, replyTo]).toEqual(['business', 'ana@example.com']);
      expect(subject).toContain('Ana <b>García</b>');
      for (const part of ['https://www.example.com/admin/bitcoin', '0,00400000', 'f00d', 'Casa & jardín'])
        expect(text).toContain(part);
    }
  });

  test('about a deleted customer go only to the business and omit the customer’s data', () => {
    const { text, replyTo } = mailed('business', { change: 'late', ...forgotten });
    expect(text).not.toMatch(/Ana|jardín/);
    expect([text.includes('3f9a1c07'), replyTo]).toEqual([true, undefined]);
    expect(() => mailed('customer', { change: 'late', ...forgotten })).toThrow('has no recipient');
  });
});
