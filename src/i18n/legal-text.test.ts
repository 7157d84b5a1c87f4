/** The legal pages say in each language what the owner entered, and leave no placeholder. */
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { startingBusiness } from '../../tests/support/starting-business.ts';
import { setBusiness } from '#core/business/current.ts';
import { legalPages } from '#core/business/business.ts';
import { legalText } from './legal-text.ts';
import { words } from './words.ts';

const facts = { ...startingBusiness, name: 'Casa Ejemplo' };

describe('legalText', () => {
  test.each(locales)(
    'contains every section of the Dutch text, but no unfilled placeholder, in %s',
    (locale) => {
      for (const document of legalPages) {
        const text = legalText({ locale, document, facts });
        expect(shapeOf(text), document).toEqual(shapeOf(legalText({ locale: 'nl', document, facts })));
        expect(JSON.stringify(text), document).not.toMatch(/\{\w+\}/);
      }
    },
  );

  test.each(locales)('names the business and every data processor in the privacy text, in %s', (locale) => {
    const text = JSON.stringify(legalText({ locale, document: 'privacy', facts }));
    for (const name of ['Netlify', 'Supabase', 'Resend', 'Casa Ejemplo']) expect(text).toContain(name);
  });

  test.each([
    ['B57123456', 'NIF B57123456'],
    ['NIF B57123456', 'NIF B57123456'],
    ['C.I.F. B-57123456', 'C.I.F. B-57123456'],
  ])('calls the tax number %s %s', (taxNumber, named) => {
    for (const locale of locales)
      expect(
        JSON.stringify(legalText({ locale, document: 'legal', facts: { ...facts, taxNumber } })),
      ).toMatch(new RegExp(`(?<!NIF )${named}`));
  });

  test.each(locales)('names a service in %s only if the owner entered one', (locale) => {
    const items = (processors: typeof facts.processors) =>
      legalText({ locale, document: 'privacy', facts: { ...facts, processors } }).sections.flatMap(
        ({ list = [] }) => list,
      );
    const none = items({ aiService: '', fallbackService: '', agreements: false });
    const both = items({ aiService: 'Mistral AI', fallbackService: 'Zapier', agreements: false });
    expect(both.filter((item) => !none.includes(item))).toEqual([
      expect.stringMatching(/^Mistral AI: /),
      expect.stringMatching(/^Zapier: /),
    ]);
  });

  test.each(locales)('claims agreements with the processors in %s only if the owner has them', (locale) => {
    const textWith = (agreements: boolean) => {
      setBusiness({ ...facts, processors: { ...facts.processors, agreements } });
      return JSON.stringify(legalText({ locale, document: 'privacy', facts }));
    };
    const [none, all] = [textWith(false), textWith(true)];
    setBusiness(startingBusiness);
    const { agreements } = words(locale).contact.facts;
    expect([none.includes(agreements), all.includes(agreements)]).toEqual([false, true]);
  });

  test.each(locales)('says in the terms of what the rental fee is a share, in %s', (locale) => {
    const sentence = { nl: 'Van A.', en: 'Of A.', es: 'De A.', de: 'Von A.' };
    const itemsWith = (rentalFeeOf: typeof sentence) =>
      legalText({ locale, document: 'terms', facts: { ...facts, rentalFeeOf } }).sections[1]?.list ?? [];
    expect(itemsWith(sentence)).toEqual([...itemsWith(facts.rentalFeeOf), sentence[locale]]);
  });

  test('ends with the paragraphs that the owner has added in that language', () => {
    const terms = { en: 'One.\n\nTwo.', nl: 'Een.', es: '', de: '' };
    const added = (locale: Locale) =>
      legalText({ locale, document: 'terms', facts: { ...facts, legal: { ...facts.legal, terms } } }).added;
    expect(locales.map(added)).toEqual([['One.', 'Two.'], ['Een.'], [], []]);
  });

  test('states the prices of the current price list in the terms', () => {
    const text = JSON.stringify(legalText({ locale: 'en', document: 'terms', facts }));
    expect(text).toContain('€380 per month');
    expect(text).toContain('20% of the rental price');
  });
});

const shapeOf = ({ sections }: ReturnType<typeof legalText>) =>
  sections.map(({ paragraphs, list }) => [paragraphs.length, list?.length ?? 0]);
