import { describe, expect, test } from 'vitest';
import { addressToFollow, chosenLocale, localeToSuggest } from './language-choice.ts';
import { locales, prefixedLocales } from './locale.ts';

const arrival = { stored: null, hasFollowed: false, prefixes: prefixedLocales, search: '', hash: '' };
const reader = {
  ours: locales,
  shown: 'en',
  available: ['nl', 'es', 'de'],
  preferred: ['en-GB'],
  stored: null,
};

describe('addressToFollow', () => {
  test.each(['nl', 'es', 'de'])(
    'redirects from the English home page to the chosen language %s',
    (stored) => {
      expect(addressToFollow({ ...arrival, stored, search: '?a=1', hash: '#about' })).toBe(
        `/${stored}?a=1#about`,
      );
    },
  );

  test.each([null, 'en', '', 'xx', 'NL', '/evil.example', 'nl/../x'])(
    'does not redirect if the stored choice is %j',
    (stored) => {
      expect(addressToFollow({ ...arrival, stored })).toBeUndefined();
    },
  );

  test('does not redirect twice per session, so that the visitor can return to English', () => {
    expect(addressToFollow({ ...arrival, stored: 'nl', hasFollowed: true })).toBeUndefined();
  });
});

describe('chosenLocale', () => {
  test('treats an unknown stored language as English', () => {
    expect([chosenLocale('xx'), chosenLocale(''), chosenLocale('de'), chosenLocale(null)]).toEqual([
      'en',
      'en',
      'de',
      undefined,
    ]);
  });
});

describe('localeToSuggest', () => {
  test('suggests the first of the browser’s languages that the site supports', () => {
    expect(localeToSuggest({ ...reader, preferred: ['fr-FR', 'nl-BE', 'de'] })).toBe('nl');
    expect(localeToSuggest({ ...reader, preferred: ['DE'] })).toBe('de');
  });

  test('suggests no language if the browser prefers the page’s language, or lists no language of the site', () => {
    expect(localeToSuggest({ ...reader, preferred: ['en-US', 'nl'] })).toBeUndefined();
    expect(localeToSuggest({ ...reader, preferred: ['fr', 'ca'] })).toBeUndefined();
  });

  test('follows the visitor’s choice, even if the browser prefers another language', () => {
    expect(localeToSuggest({ ...reader, preferred: ['nl'], stored: 'en' })).toBeUndefined();
    expect(localeToSuggest({ ...reader, preferred: ['en'], stored: 'es' })).toBe('es');
  });

  test('suggests no language in which the current page does not exist', () => {
    expect(localeToSuggest({ ...reader, available: ['es'], preferred: ['nl', 'es'] })).toBeUndefined();
  });
});
