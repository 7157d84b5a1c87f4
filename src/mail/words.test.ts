import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#core/locale.ts';

const mails = readdirSync('src/mail', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('each mail has a folder with its words', () => {
  expect(mails.length).toBeGreaterThan(4);
});

test.each(mails)('the words of the mail %s are written in good typography', async (mail) => {
  const texts = textsOf(await wordsOf(mail));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.trim() === '' || /["']|\.\.\./.test(text))).toEqual([]);
});

test.each(mails)('in each language the mail %s fills in the same names', async (mail) => {
  const words = await wordsOf(mail);
  // What only the business reads is in Dutch.
  if (!('nl' in words)) return;
  const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  for (const locale of locales)
    expect(textsOf(words[locale]).map(namesIn)).toEqual(textsOf(words['nl']).map(namesIn));
});

async function wordsOf(mail: string): Promise<Record<string, unknown>> {
  const module = (await import(`./${mail}/words.ts`)) as Record<string, Record<string, unknown>>;
  return Object.values(module)[0] ?? {};
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);
