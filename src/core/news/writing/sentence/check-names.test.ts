import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../locale.ts';
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
