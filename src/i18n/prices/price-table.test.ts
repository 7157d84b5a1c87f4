import { expect, test } from 'vitest';
import { business, setBusiness } from '#core/business/current.ts';
import { safeBody } from '#core/post/text/body.ts';
import { withPrices } from './price-table.ts';

const body = safeBody({
  content: '<p>Zo</p><p class="to-prices"><a href="/nl#pricing">Prijzen</a></p>',
  title: '',
});

test('shows the current prices where a text links to the prices, and never stores them in the text', () => {
  const before = business();
  expect(body).not.toMatch(/\d{2}/);
  expect(withPrices(body, 'nl')).toMatch(
    /^<p>Zo<\/p><table>.*Basispakket<\/th>.*<\/table><p class="to-prices">/s,
  );
  try {
    setBusiness({ ...before, prices: { ...before.prices, baseCents: 12_345 } });
    expect(withPrices(body, 'de')).toContain('123,45');
  } finally {
    setBusiness(before);
  }
  expect(withPrices('<p>Zo</p>', 'nl')).toBe('<p>Zo</p>');
});
