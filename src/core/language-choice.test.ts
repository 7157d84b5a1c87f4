import { describe, expect, test } from 'vitest';
import { addressToFollow, chosenLocale, localeToSuggest } from './language-choice.ts';
import { locales, prefixedLocales } from './locale.ts';

const arrival = { stored: null, hasFollowed: false, prefixes: prefixedLocales, search: '', hash: '' };
const reader = {
  ...{ ours: locales, shown: 'en', available: ['nl', 'es', 'de'], preferred: ['en-GB'], stored: null },
};

describe('addressToFollow', () => {
  test.each(['nl', 'es', 'de'])(
    'redirects a visitor who chose %s from the home page, with query and anchor',
    (stored) => {
      expect(addressToFollow({ ...arrival, stored, search: '?a=1', hash: '#about' })).toBe(
        `/${stored}?a=1#about`,
      );
    },
  );

  test.each([null, 'en', '', 'xx', 'NL', '/evil.example', 'nl/../x'])(
    'redirects nowhere for %j',
    (stored) => {
      expect(addressToFollow({ ...arrival, stored })).toBeUndefined();
    },
  );

  test('redirects once per session, so the visitor may return to the English page', () => {
    expect(addressToFollow({ ...arrival, stored: 'nl', hasFollowed: true })).toBeUndefined();
  });
});

describe('chosenLocale', () => {
  test('reads an unknown stored value as English, and nothing as no choice', () => {
    expect([chosenLocale('xx'), chosenLocale(''), chosenLocale('de'), chosenLocale(null)]).toEqual([
      'en',
      'en',
      'de',
      undefined,
    ]);
  });
});

describe('localeToSuggest', () => {
  test('suggests the first of the browser’s languages that is one of ours', () => {
    expect(localeToSuggest({ ...reader, preferred: ['fr-FR', 'nl-BE', 'de'] })).toBe('nl');
    expect(localeToSuggest({ ...reader, preferred: ['DE'] })).toBe('de');
  });

  test('suggests nothing if the page is in that language, or the browser prefers none of ours', () => {
    expect(localeToSuggest({ ...reader, preferred: ['en-US', 'nl'] })).toBeUndefined();
    expect(localeToSuggest({ ...reader, preferred: ['fr', 'ca'] })).toBeUndefined();
  });

  test('prefers a choice over the browser’s languages', () => {
    expect(localeToSuggest({ ...reader, preferred: ['nl'], stored: 'en' })).toBeUndefined();
    expect(localeToSuggest({ ...reader, preferred: ['en'], stored: 'es' })).toBe('es');
  });

  test('never suggests a language in which the page does not exist', () => {
    expect(localeToSuggest({ ...reader, available: ['es'], preferred: ['nl', 'es'] })).toBeUndefined();
  });
});
