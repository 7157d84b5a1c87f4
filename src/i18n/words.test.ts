import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { deskWords } from './desk/desk-words.ts';
import { loadBitcoinWords } from './desk/load-desk-words.ts';
import { namesOfLanguages } from './format.ts';
import { legalWords, words } from './words.ts';

describe('dictionaries', () => {
  test.each(locales)('have exactly the placeholders of the Dutch source, in %s', async (locale) => {
    expect(namesIn(words(locale))).toEqual(namesIn(words('nl')));
    expect(namesIn(deskWords(locale))).toEqual(namesIn(deskWords('nl')));
    expect(namesIn(await loadBitcoinWords(locale))).toEqual(namesIn(await loadBitcoinWords('nl')));
  });

  test.each(locales)('contain no empty text and no straight quotes, in %s', (locale) => {
    const texts = [...textsOf(words(locale))].map(([, text]) => text);
    expect(texts.filter((text) => text.trim() === '' || /["']|\.\.\./.test(text))).toEqual([]);
  });

  test.each(locales)('have page titles and descriptions that fit into a search result, in %s', (locale) => {
    for (const { title, description } of Object.values(words(locale).meta)) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });

  test.each(locales)('describe each page differently, in %s', (locale) => {
    const pages = Object.values(words(locale).meta);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  test.each(locales)('have a flag file for the language switch, in %s', (locale) => {
    expect(existsSync(`src/i18n/${locale}/flag.svg`)).toBe(true);
  });

  test.each(locales)('spell the numbers from one to twelve as words, in %s', (locale) => {
    expect(deskWords(locale).spelledNumbers.split(' ')).toHaveLength(12);
  });

  // The sample articles always exist in four languages, so texts about them may contain this number.
  const ofFixedArticles = /^\.(?:fixed\.explanation|actions\.publishNews)\./;

  test.each(locales)('avoid the number of languages, in %s', (locale) => {
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

  test('list the languages in each language’s own words, with the current language first', () => {
    expect(locales.map(namesOfLanguages)).toEqual([
      'English, Dutch, Spanish or German',
      'Nederlands, Engels, Spaans of Duits',
      'español, inglés, neerlandés o alemán',
      'Deutsch, Englisch, Niederländisch oder Spanisch',
    ]);
  });

  test('contain the English texts exactly as in the owner’s catalogue', () => {
    const { blog, notFound, errors } = words('en');
    expect(blog.articleNotFound).toBe('Article not found.');
    expect(notFound.heading).toBe('Oops! Page not found');
    expect(notFound.home).toBe('Return to Home');
    expect(errors.crash).toBe('Unexpected Application Error!');
  });
});

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
