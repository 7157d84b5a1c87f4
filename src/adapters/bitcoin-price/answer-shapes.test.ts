import { describe, expect, test } from 'vitest';
import { pricesIn } from './answer-shapes.ts';

describe('answer shapes of price services', () => {
  test('accept an answer of CoinGecko, with or without a time', () => {
    expect(pricesIn({ bitcoin: { eur: 58_301, usd: 67_187.34, last_updated_at: 1_711_356_300 } })).toEqual({
      eur: 58_301,
      usd: 67_187.34,
      at: 1_711_356_300_000,
    });
    expect(pricesIn({ bitcoin: { eur: 58_301, usd: 67_187 } })).toEqual({ eur: 58_301, usd: 67_187 });
  });

  test('accept an answer of Coinbase only if its currency is bitcoin, and convert text prices to numbers', () => {
    const rates = { AED: '246000.1', EUR: '58301.5', USD: '67187.335' };
    expect(pricesIn({ data: { currency: 'BTC', rates } })).toEqual({ eur: 58_301.5, usd: 67_187.335 });
    expect(pricesIn({ data: { currency: 'ETH', rates } })).toBeUndefined();
  });

  test('accept an answer of Kraken only if it reports no error, and take the prices of the last trades', () => {
    const result = {
      XXBTZEUR: { a: ['58310.0', '1', '1.000'], c: ['58301.50000', '0.00100000'] },
      XXBTZUSD: { a: ['67200.0', '1', '1.000'], c: ['67187.30000', '0.00200000'] },
    };
    expect(pricesIn({ error: [], result })).toEqual({ eur: 58_301.5, usd: 67_187.3 });
    expect(pricesIn({ error: ['EGeneral:Temporary lockout'], result })).toBeUndefined();
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['a number', 58_301],
    ['only euros', { bitcoin: { eur: 58_301 } }],
    ['another coin', { ethereum: { eur: 3000, usd: 3400 } }],
    ['texts that are no numbers', { data: { currency: 'BTC', rates: { EUR: '0x10', USD: '1e5' } } }],
    ['a refusal', { status: { error_code: 429, error_message: 'Too many requests' } }],
  ])('reject an answer with %s', (_, json) => {
    expect(pricesIn(json)).toBeUndefined();
  });
});
