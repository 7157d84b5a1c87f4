import { describe, expect, test } from 'vitest';
import { chosenLocale, localeToSuggest } from './language-choice.ts';
import { locales } from '#core/locale.ts';

const reader = {
  ours: locales,
  shown: 'en',
  available: ['nl', 'es', 'de'],
  preferred: ['en-GB'],
  stored: null,
};

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
