import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { deskWords } from './desk/desk-words.ts';
import { namesOfLanguages } from './format.ts';
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

  // The articles with fixed texts exist in four languages, however many the site has.
  const ofFixedArticles = /^\.(?:fixed\.explanation|actions\.publishNews)\./;

  test.each(locales)('states no number of languages that another language would change, in %s', (locale) => {
    const numbers = deskWords(locale).spelledNumbers.split(' ');
    const texts = [...textsOf(words(locale)), ...textsOf(deskWords(locale)), ...textsOf(legalWords(locale))];
    const counted = texts.filter(
      ([path, text]) =>
        !ofFixedArticles.test(path) &&
        [...text.matchAll(/(\p{L}+) (?:talen|languages|idiomas|Sprachen|langues)\b/giu)].some(
          ([, word = '']) => numbers.includes(word.toLowerCase()),
        ),
    );
    expect(counted).toEqual([]);
  });

  test('lists the languages in the words of each, its own first', () => {
    expect(locales.map(namesOfLanguages)).toEqual([
      'English, Dutch, Spanish or German',
      'Nederlands, Engels, Spaans of Duits',
      'español, inglés, neerlandés o alemán',
      'Deutsch, Englisch, Niederländisch oder Spanisch',
    ]);
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
