import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { startingBusiness } from '../../tests/support/starting-business.ts';
import { legalPages } from '#core/business/business.ts';
import { legalText } from './legal-text.ts';

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

  test.each(locales)('names a service in %s only if the owner entered one', (locale) => {
    const items = (processors: typeof facts.processors) =>
      legalText({ locale, document: 'privacy', facts: { ...facts, processors } }).sections.flatMap(
        ({ list = [] }) => list,
      );
    const none = items({ aiService: '', fallbackService: '' });
    const both = items({ aiService: 'Mistral AI', fallbackService: 'Zapier' });
    expect(both.filter((item) => !none.includes(item))).toEqual([
      expect.stringMatching(/^Mistral AI: /),
      expect.stringMatching(/^Zapier: /),
    ]);
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
