import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionalText, postAddressSchema, slugBaseSchema, slugParts } from './post.ts';

test('takes a slug apart at its last hyphen', () => {
  expect(slugParts('ibiza-news-2-de')).toEqual({ slugBase: 'ibiza-news-2', locale: 'de' });
});

test.each(['nl', '-nl', 'zwembad', 'zwembad-fr', ''])('knows no language in %j', (slug) => {
  expect(slugParts(slug)).toBeUndefined();
});

test.each(['zwembad', 'a', 'ibiza-news-2', '2026'])('takes %j as a slug base', (slugBase) => {
  expect(v.is(slugBaseSchema, slugBase)).toBe(true);
});

test.each([
  '',
  'Zwembad',
  'mijn huis',
  '../etc',
  'a--b',
  '-a',
  'a-',
  'a_b',
  'é',
  'a'.repeat(101),
  'a/b',
  'a%20b',
  'a\n',
])('refuses %j as a slug base', (slugBase) => {
  expect(v.is(slugBaseSchema, slugBase)).toBe(false);
});

test('refuses a slug that ends in another language than it states', () => {
  expect(v.is(postAddressSchema, { slug: 'zwembad-nl', language: 'nl' })).toBe(true);
  expect(v.is(postAddressSchema, { slug: 'zwembad-nl', language: 'en' })).toBe(false);
});

test.each([undefined, null, '', '   '])('reads an optional text of %j as absent', (value) => {
  expect(v.parse(optionalText(10), value)).toBeUndefined();
});
