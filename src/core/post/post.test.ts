import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { optionalText, postAddressSchema, slugBaseSchema, slugParts, slugSchema } from './post.ts';
import { isSameText, postFieldNames, postFields, rowOfText, formOf } from './fields.ts';
import { snakeName } from '../casing/field-names.ts';
import { articleEntries, formEntries, rowEntries } from './written-entries.ts';
import { maxAltLength } from '../images/image-limits.ts';
import { hasWordsForImage, heroFields } from './hero-image.ts';

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

describe('slugSchema', () => {
  test('accepts a slug base of at most 100 characters, followed by a hyphen and a language', () => {
    expect(v.is(slugSchema, `${'a'.repeat(100)}-nl`)).toBe(true);
    expect(v.is(slugSchema, `${'a'.repeat(101)}-nl`)).toBe(false);
    for (const slug of ['true', 'null', '1', 'pool', 'pool-fr', '-nl'])
      expect(v.is(slugSchema, slug)).toBe(false);
    expect(v.is(slugBaseSchema, 'a'.repeat(100))).toBe(true);
  });
});

describe('optionalText', () => {
  test.each([undefined, null, '', '   '])('treats the optional text %j as absent', (value) => {
    expect(v.parse(optionalText(10), value)).toBeUndefined();
  });
});

const text = {
  title: 'Zon',
  excerpt: 'Kort',
  content: 'Tekst',
  metaTitle: 'Zon',
  metaDescription: 'Over zon',
};

describe('the text fields of a post', () => {
  test('keep their line breaks, except the titles, which become one line', () => {
    const parsed = postFieldNames.map((name) => [name, v.parse(formEntries[name], 'Zon\nZee')]);
    expect(Object.fromEntries(parsed)).toEqual({
      title: 'Zon Zee',
      excerpt: 'Zon\nZee',
      content: 'Zon\nZee',
      metaTitle: 'Zon Zee',
      metaDescription: 'Zon\nZee',
    });
  });

  test('have a length limit, and only title and content are required', () => {
    for (const name of postFieldNames) {
      const { maxLength } = postFields[name];
      const accepts = (value: string) => v.is(formEntries[name], value);
      expect([name, accepts('a'.repeat(maxLength)), accepts('a'.repeat(maxLength + 1))]).toEqual([
        name,
        true,
        false,
      ]);
      expect([name, accepts('')]).toEqual([name, !postFields[name].isRequired]);
    }
    expect(postFieldNames.filter((name) => postFields[name].isRequired)).toEqual(['title', 'content']);
  });

  test('become null in a database row only if they are absent and the column allows null', () => {
    expect(rowOfText({ ...text, excerpt: '', metaTitle: undefined, metaDescription: undefined })).toEqual({
      title: 'Zon',
      excerpt: '',
      content: 'Tekst',
      meta_title: null,
      meta_description: null,
    });
    expect(
      Object.entries(rowEntries)
        .filter(([, entry]) => v.is(entry, null))
        .map(([column]) => column),
    ).toEqual(['meta_title', 'meta_description']);
  });

  test('must all be equal for two texts to be the same', () => {
    expect(isSameText(text, { ...text })).toBe(true);
    for (const name of postFieldNames) expect(isSameText(text, { ...text, [name]: 'x' })).toBe(false);
  });

  test('are all accepted by the endpoint that creates an article', () => {
    const names = postFieldNames.map((name) => snakeName(postFields[name].inArticle));
    expect(Object.keys(articleEntries)).toEqual(names);
  });

  test('are empty strings in a form if they are absent or null', () => {
    expect(Object.values(formOf({}))).toEqual(postFieldNames.map(() => ''));
    expect(formOf({ ...text, excerpt: null })).toEqual({ ...text, excerpt: '' });
  });
});

describe('the image of a post', () => {
  test.each<[string, boolean]>([
    ['/media/a.webp', true],
    ['', true],
    ['/', true],
    [`/${'a'.repeat(499)}`, true],
    [`/${'a'.repeat(500)}`, false],
    ['//evil.example/a.webp', false],
    ['/\\evil.example', false],
    ['https://evil.example/a.webp', false],
    ['/a b.webp', false],
    ['a.webp', false],
  ])('has a path on this site: %j → %j', (path, isAccepted) => {
    expect(v.is(heroFields.hero_image_url, path)).toBe(isAccepted);
  });

  test('has an alternative text of at most 300 characters', () => {
    expect(maxAltLength).toBe(300);
    expect(v.is(heroFields.hero_image_alt, 'a'.repeat(300))).toBe(true);
    expect(v.is(heroFields.hero_image_alt, 'a'.repeat(301))).toBe(false);
  });

  test('needs an alternative text, but a post without an image needs none', () => {
    expect(hasWordsForImage({})).toBe(true);
    expect(hasWordsForImage({ hero_image_alt: 'Zee' })).toBe(true);
    expect(hasWordsForImage({ hero_image_url: '/a.webp', hero_image_alt: 'Zee' })).toBe(true);
    expect(hasWordsForImage({ hero_image_url: '/a.webp' })).toBe(false);
  });
});
