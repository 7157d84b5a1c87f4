import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { deskWords } from './desk/desk-words.ts';
import { legalWords, words } from './words.ts';

describe('dictionaries', () => {
  test.each(locales)('has exactly the placeholders of the Dutch source, in %s', (locale) => {
    expect(namesIn(words(locale))).toEqual(namesIn(words('nl')));
    expect(namesIn(deskWords(locale))).toEqual(namesIn(deskWords('nl')));
  });

  test.each(locales)('has no empty text and no straight quotes, in %s', (locale) => {
    const texts = [...textsOf(words(locale))].map(([, text]) => text);
    expect(texts.filter((text) => text.trim() === '' || /["']|\.\.\./.test(text))).toEqual([]);
  });

  test.each(locales)('has page titles and descriptions that search engines show in full, in %s', (locale) => {
    for (const { title, description } of Object.values(words(locale).meta)) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });

  test.each(locales)('describes no two pages alike, in %s', (locale) => {
    const pages = Object.values(words(locale).meta);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  test.each(locales)('has a flag file for the language switch, in %s', (locale) => {
    expect(existsSync(`src/i18n/${locale}/flag.svg`)).toBe(true);
  });

  test.each(locales)('spells the numbers from one to twelve, in %s', (locale) => {
    expect(deskWords(locale).spelledNumbers.split(' ')).toHaveLength(12);
  });

  const ofLanguages: Record<Locale, RegExp> = {
    nl: /(\p{L}+) talen\b/giu,
    en: /(\p{L}+) languages\b/giu,
    es: /(\p{L}+) idiomas\b/giu,
    de: /(\p{L}+) Sprachen\b/giu,
  };

  test.each(locales)('states the number of languages correctly, in %s', (locale) => {
    const numbers = deskWords(locale).spelledNumbers.split(' ');
    const texts = [...textsOf(words(locale)), ...textsOf(deskWords(locale)), ...textsOf(legalWords(locale))];
    const said = texts
      .flatMap(([, text]) => [...text.matchAll(ofLanguages[locale])].map(([, word = '']) => word))
      .filter((word) => numbers.includes(word));
    expect(said.length).toBeGreaterThan(2);
    expect(new Set(said)).toEqual(new Set([numbers[locales.length - 1]]));
  });

  test('contains the catalogue’s English texts verbatim', () => {
    const { blog, notFound, errors } = words('en');
    expect(blog.articleNotFound).toBe('Article not found.');
    expect(notFound.heading).toBe('Oops! Page not found');
    expect(notFound.home).toBe('Return to Home');
    expect(errors.crash).toBe('Unexpected Application Error!');
  });
});

/** The placeholders of each text. */
const namesIn = (value: unknown) =>
  [...textsOf(value)].map(([path, text]) => [
    path,
    [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort(),
  ]);

function* textsOf(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value).sort()) yield* textsOf(inner, `${path}.${key}`);
}
