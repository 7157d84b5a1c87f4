import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../locale.ts';
import { wrongNumbers } from './translated-numbers.ts';

describe('wrongNumbers', () => {
  test.each<[Locale, string, string]>([
    ['en', 'Vanaf € 1.250,50 per jaar', 'From €1,250.50 a year'],
    ['es', 'Vanaf € 1.250,50 per jaar', 'Desde 1.250,50 € al año'],
    ['es', 'Er zijn 12.000 huizen', 'Hay 12 000 casas'],
    ['de', 'Ongeveer 1.000 liter', 'Etwa 1000 Liter'],
    ['en', 'Om 14.30 uur', 'At 2:30 p.m.'],
    ['en', 'Om 14.30 uur', 'At 14:30'],
    ['es', 'Om 8 uur ’s avonds', 'A las 20:00 h'],
    ['de', 'Om 14:30', 'Um 14:30 Uhr'],
    ['en', '24 uur per dag, 7 dagen', '24 hours a day, 7 days'],
    ['es', 'Bel 24/7', 'Llame 24/7'],
    ['de', 'Op 20 november 2026', 'Am 20. November 2026'],
    ['es', 'Op 20-11-2026', 'El 20/11/2026'],
    ['es', 'Op 20-11-2026', 'El 20 de noviembre de 2026'],
    ['en', 'In vijf stappen', 'In 5 steps'],
    ['en', 'In 5 stappen', 'In five steps'],
    ['de', 'Tussen de 20 en 25 °C', 'Zwischen 20 und 25 °C'],
    ['en', 'Een kamer van 12,5 m2', 'A room of 12.5 m2'],
    ['es', 'Bel +34 971 000 000', 'Llame al +34 971 000 000'],
    ['de', 'De 1e en de 2e', 'Der 1. und der 2.'],
  ])('accepts in the language %s the text “%s” with the numbers of “%s”', (locale, source, target) => {
    expect(wrongNumbers({ source, target, locale })).toEqual([]);
  });

  test.each<[Locale, string, string, string[]]>([
    ['en', 'Vanaf € 1.250,50', 'From €1.250,50', ['1.250,50', '1.250,50']],
    ['en', 'Het kost 1.000', 'It costs 1.000', ['1.000', '1.000']],
    ['es', 'Het kost 380', 'Cuesta 308', ['380', '308']],
    ['de', 'Elke week', 'Alle 2 Wochen', ['2']],
    ['es', 'Elke 3 weken, 20 minuten', 'Cada 3 semanas', ['20']],
    ['en', 'Om 14.30 uur', 'At 2:30 a.m.', ['14.30 uur', '2:30 a.m.']],
    ['en', 'Op 20-11-2026', 'On 11/20/2026', ['20-11-2026', '20-11-2026', '11/20/2026', '11/20/2026']],
    ['de', 'Op 20-11-2026', 'Am 20. Oktober 2026', ['20-11-2026']],
    ['es', '2 sleutels en 2 codes', '2 llaves y códigos', ['2']],
    ['en', 'Bij 30 graden', 'At 86 degrees', ['30', '86']],
  ])(
    'rejects in the language %s the text “%s” with other numbers than “%s”',
    (locale, source, target, wrong) => {
      expect(wrongNumbers({ source, target, locale })).toEqual(wrong);
    },
  );

  test('accepts every amount in the number format of each language', () => {
    const tags: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB', es: 'es-ES', de: 'de-DE' };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom(...locales), (cents, locale) => {
        const write = (tag: string) =>
          new Intl.NumberFormat(tag, { useGrouping: 'always', minimumFractionDigits: 2 }).format(cents / 100);
        expect(
          wrongNumbers({
            source: `Voor ${write('nl-NL')} per huis`,
            target: `X ${write(tags[locale])} y`,
            locale,
          }),
        ).toEqual([]);
      }),
    );
  });

  test('reports any number that a translation changes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 13, max: 99_999 }),
        fc.integer({ min: 13, max: 99_999 }),
        (one, other) => {
          fc.pre(one !== other);
          const wrong = wrongNumbers({ source: `${one} meter`, target: `${other} metros`, locale: 'es' });
          expect(wrong).toEqual([String(one), String(other)]);
        },
      ),
    );
  });
});
