import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bitcoinSetUp } from './set-up.ts';

const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const complete = {
  BITCOIN_XPUB: zpub,
  EXPLORER_URLS: 'https://one.example/api, https://two.example/api',
  PRICE_API_URLS: 'https://a.example,https://b.example',
  RESEND_API_KEY: 'key',
  MAIL_FROM: 'site@example.com',
};

beforeEach(() => {
  for (const name of ['BITCOIN_CONFIRMATIONS', 'BITCOIN_MINUTES', 'BITCOIN_MOST_EUROS']) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

describe('bitcoinSetUp', () => {
  test('reports no problem if every setting is valid', () => {
    const { key, explorers, limits, missing } = bitcoinSetUp();
    expect([key?.fingerprint, explorers.map(({ host }) => host), missing]).toEqual([
      'fd13aac9',
      ['one.example', 'two.example'],
      [],
    ]);
    expect(limits).toEqual({ maxCents: 5000_00, minutesValid: 60, confirmationsNeeded: 2 });
  });

  test.each([
    ['BITCOIN_XPUB', '', 'key-missing'],
    ['BITCOIN_XPUB', `${zpub}X`, 'key-checksum'],
    ['BITCOIN_XPUB', 'xprv9s21ZrQH143K3', 'key-private'],
    ['EXPLORER_URLS', '', 'explorers-missing'],
    ['EXPLORER_URLS', 'https://one.example/api', 'explorers-not-two'],
    ['EXPLORER_URLS', 'https://one.example/api,https://one.example/other', 'explorers-not-two'],
    ['EXPLORER_URLS', 'https://one.example/api,http://two.example/api', 'explorers-not-two'],
    ['PRICE_API_URLS', 'https://a.example/price,https://a.example/price?again', 'prices-not-two'],
    ['MAIL_FROM', '', 'mail-missing'],
  ])('reports for the setting %s with the value “%s” the problem “%s”', (name, value, code) => {
    vi.stubEnv(name, value);
    expect(bitcoinSetUp().missing).toEqual([code]);
  });

  test.each([
    ['BITCOIN_CONFIRMATIONS', '0'],
    ['BITCOIN_CONFIRMATIONS', '1.5'],
    ['BITCOIN_MINUTES', '5'],
    ['BITCOIN_MOST_EUROS', '0'],
    ['BITCOIN_MOST_EUROS', 'much'],
  ])('throws for the setting %s with the value %s', (name, value) => {
    vi.stubEnv(name, value);
    expect(() => bitcoinSetUp()).toThrow(name);
  });

  test('includes no part of a key in its problem report', () => {
    vi.stubEnv('BITCOIN_XPUB', zpub.slice(0, 80));
    expect(JSON.stringify(bitcoinSetUp())).not.toContain(zpub.slice(4, 20));
  });
});
