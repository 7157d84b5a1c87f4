import { describe, expect, test } from 'vitest';
import { withoutExonyms } from '../../../language/names/exonyms.ts';
import { locales, type Locale } from '../../../locale.ts';
import { unknownNames } from './check-names.ts';

const report = 'El alcalde Antonio Marí abrió el mercado de Santa Gertrudis en Eivissa con la OTAN';
const namesIn = (text: string, locale: Locale = 'en') => unknownNames(text, { report, locale });

describe('unknownNames', () => {
  test.each<[string, string[]]>([
    ['Mayor Antonio Mari opened it', []],
    ['Yesterday Antoni Mari opened it', []],
    ['The mayor of Ibiza opened it', []],
    ['The mayor of Palma opened it', ['Palma']],
    ['Palma has a mayor', []],
    ['He said so. Palma has a mayor', []],
    ['The mayor Ant opened it', ['Ant']],
    ['The mayor A opened it', []],
    ['They saw the Mercado', []],
    ['They saw the Police', []],
    ['They came on Twelve boats', []],
  ])('finds in the English sentence %j the names %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test('finds only abbreviations in a German sentence, because every German noun has a capital', () => {
    expect(namesIn('Gestern kam der Bürgermeister von Palma', 'de')).toEqual([]);
    expect(namesIn('Gestern kam die NATO', 'de')).toEqual(['NATO']);
    expect(namesIn('Gestern kam die OTAN', 'de')).toEqual([]);
  });
});

test('42 countries that a report names in Spanish may have their own name in each language', () => {
  const codes =
    'GB IE SE PL US NL DE FR IT PT BE CH AT NO DK FI CZ HU GR TR RU UA MA DZ TN EG ZA CN JP IN AU NZ CA MX BR AR CL CO RO BG HR LU';
  const named = (locale: Locale) => new Intl.DisplayNames(locale, { type: 'region' });
  const verb: Record<Locale, string> = { nl: 'komen', en: 'come', es: 'llegan', de: 'kommen' };
  const refused = locales.flatMap((locale) =>
    codes.split(' ').filter((code) => {
      const whole = `Llegan más turistas de ${named('es').of(code) ?? ''} que el año pasado.`;
      const text = `De ${verb[locale]} ${named(locale).of(code) ?? ''}.`;
      return unknownNames(withoutExonyms(whole, text).target, { report: whole, locale }).length > 0;
    }),
  );
  expect(codes.split(' ')).toHaveLength(42);
  expect(refused).toEqual([]);
});
