import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { deskWords } from './desk/desk-words.ts';
import { legalWords, words } from './words.ts';

test.each(locales)('%s fills in exactly the names the Dutch source has', (locale) => {
  expect(namesIn(words(locale))).toEqual(namesIn(words('nl')));
  expect(namesIn(deskWords(locale))).toEqual(namesIn(deskWords('nl')));
});

test.each(locales)('%s has no empty text and no straight quotes', (locale) => {
  const texts = [...textsOf(words(locale))].map(([, text]) => text);
  expect(texts.filter((text) => text.trim() === '' || /["']|\.\.\./.test(text))).toEqual([]);
});

test.each(locales)(
  '%s gives every page a title and a description that search engines show whole',
  (locale) => {
    for (const { title, description } of Object.values(words(locale).meta)) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  },
);

test.each(locales)('%s never describes two pages alike', (locale) => {
  const pages = Object.values(words(locale).meta);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test.each(locales)('%s has a flag, which the language switch looks for by its file', (locale) => {
  expect(existsSync(`src/i18n/${locale}/flag.svg`)).toBe(true);
});

test.each(locales)('%s spells the numbers from one to twelve', (locale) => {
  expect(deskWords(locale).spelledNumbers.split(' ')).toHaveLength(12);
});

const ofLanguages: Record<Locale, RegExp> = {
  nl: /(\p{L}+) talen\b/giu,
  en: /(\p{L}+) languages\b/giu,
  es: /(\p{L}+) idiomas\b/giu,
  de: /(\p{L}+) Sprachen\b/giu,
};

test.each(locales)('where %s says how many languages there are, there are as many', (locale) => {
  const numbers = deskWords(locale).spelledNumbers.split(' ');
  const texts = [...textsOf(words(locale)), ...textsOf(deskWords(locale)), ...textsOf(legalWords(locale))];
  const said = texts
    .flatMap(([, text]) => [...text.matchAll(ofLanguages[locale])].map(([, word = '']) => word))
    .filter((word) => numbers.includes(word));
  expect(said.length).toBeGreaterThan(2);
  expect(new Set(said)).toEqual(new Set([numbers[locales.length - 1]]));
});

test('the catalogue’s English texts stand there literally', () => {
  const { blog, notFound, errors } = words('en');
  expect(blog.articleNotFound).toBe('Article not found.');
  expect(notFound.heading).toBe('Oops! Page not found');
  expect(notFound.home).toBe('Return to Home');
  expect(errors.crash).toBe('Unexpected Application Error!');
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
