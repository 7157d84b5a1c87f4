import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { textsOf } from '../../../tests/support/pages/texts-of.ts';

const mails = readdirSync('src/mail', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('mail texts', () => {
  test('have a separate folder per kind of mail', () => {
    expect(mails.length).toBeGreaterThan(4);
  });

  test.each(mails)(
    'of the mail %s contain no empty text, no straight quotes and no three dots',
    async (mail) => {
      const texts = textsOf(await wordsOf(mail));
      expect(texts.length).toBeGreaterThan(3);
      expect(texts.filter((text) => text.trim() === '' || /["']|\.\.\./.test(text))).toEqual([]);
    },
  );

  test.each(mails)('of the mail %s have the same placeholders in each language', async (mail) => {
    const words = await wordsOf(mail);
    // Mails to the business exist only in Dutch, so this test has nothing to compare.
    if (!('nl' in words)) return;
    const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    for (const locale of locales)
      expect(textsOf(words[locale]).map(namesIn)).toEqual(textsOf(words['nl']).map(namesIn));
  });
});

async function wordsOf(mail: string): Promise<Record<string, unknown>> {
  const module = (await import(`./${mail}.ts`)) as Record<string, Record<string, unknown>>;
  return Object.values(module)[0] ?? {};
}
