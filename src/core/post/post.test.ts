import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { optionalText, postAddressSchema, slugBaseSchema, slugParts } from './post.ts';

describe('slugParts', () => {
  test('splits a slug into base and language at its last hyphen', () => {
    expect(slugParts('ibiza-news-2-de')).toEqual({ slugBase: 'ibiza-news-2', locale: 'de' });
  });

  test.each(['nl', '-nl', 'zwembad', 'zwembad-fr', ''])('finds no language in the slug %j', (slug) => {
    expect(slugParts(slug)).toBeUndefined();
  });
});

describe('slugBaseSchema', () => {
  test.each(['zwembad', 'a', 'ibiza-news-2', '2026'])('accepts the slug base %j', (slugBase) => {
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
  ])('rejects the slug base %j', (slugBase) => {
    expect(v.is(slugBaseSchema, slugBase)).toBe(false);
  });
});

describe('postAddressSchema', () => {
  test('rejects a slug whose language ending differs from the stated language', () => {
    expect(v.is(postAddressSchema, { slug: 'zwembad-nl', language: 'nl' })).toBe(true);
    expect(v.is(postAddressSchema, { slug: 'zwembad-nl', language: 'en' })).toBe(false);
  });
});

describe('optionalText', () => {
  test.each([undefined, null, '', '   '])('treats the optional text %j as absent', (value) => {
    expect(v.parse(optionalText(10), value)).toBeUndefined();
  });
});
