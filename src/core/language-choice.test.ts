import { expect, test } from 'vitest';
import { addressToFollow, chosenLocale, localeToSuggest } from './language-choice.ts';
import { locales, prefixedLocales } from './locale.ts';

const arrival = { stored: null, hasFollowed: false, prefixes: prefixedLocales, search: '', hash: '' };
const reader = {
  ...{ ours: locales, shown: 'en', available: ['nl', 'es', 'de'], preferred: ['en-GB'], stored: null },
};

test.each(['nl', 'es', 'de'])(
  'who chose %s is led on from the home page, with query and anchor',
  (stored) => {
    expect(addressToFollow({ ...arrival, stored, search: '?a=1', hash: '#about' })).toBe(
      `/${stored}?a=1#about`,
    );
  },
);

test.each([null, 'en', '', 'xx', 'NL', '/evil.example', 'nl/../x'])(
  'nobody is led anywhere by %j',
  (stored) => {
    expect(addressToFollow({ ...arrival, stored })).toBeUndefined();
  },
);

test('who was led on once in this session may stay on the English page', () => {
  expect(addressToFollow({ ...arrival, stored: 'nl', hasFollowed: true })).toBeUndefined();
});

test('an unknown stored value means English, nothing stored means no choice', () => {
  expect([chosenLocale('xx'), chosenLocale(''), chosenLocale('de'), chosenLocale(null)]).toEqual([
    'en',
    'en',
    'de',
    undefined,
  ]);
});

test('the first of the browser’s languages that is one of ours is suggested', () => {
  expect(localeToSuggest({ ...reader, preferred: ['fr-FR', 'nl-BE', 'de'] })).toBe('nl');
  expect(localeToSuggest({ ...reader, preferred: ['DE'] })).toBe('de');
});

test('nothing is suggested to who reads this language already, or none of ours', () => {
  expect(localeToSuggest({ ...reader, preferred: ['en-US', 'nl'] })).toBeUndefined();
  expect(localeToSuggest({ ...reader, preferred: ['fr', 'ca'] })).toBeUndefined();
});

test('a choice counts more than the browser', () => {
  expect(localeToSuggest({ ...reader, preferred: ['nl'], stored: 'en' })).toBeUndefined();
  expect(localeToSuggest({ ...reader, preferred: ['en'], stored: 'es' })).toBe('es');
});

test('a page is never suggested in a language it does not exist in', () => {
  expect(localeToSuggest({ ...reader, available: ['es'], preferred: ['nl', 'es'] })).toBeUndefined();
});
