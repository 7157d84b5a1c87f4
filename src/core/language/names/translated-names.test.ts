import { describe, expect, test } from 'vitest';
import { addedNames, lostNames } from './translated-names.ts';

describe('names in a translation', () => {
  test.each([
    ['en', 'Wie uit het Verenigd Koninkrijk komt, belt ons.', 'Anyone from the United Kingdom calls us.'],
    ['es', 'Wie uit het Verenigd Koninkrijk komt, belt ons.', 'Quien llega del Reino Unido nos llama.'],
    [
      'de',
      'Wie uit het Verenigd Koninkrijk komt, belt ons.',
      'Wer aus dem Vereinigten Königreich kommt, ruft an.',
    ],
    ['en', 'Regels van de Europese Unie gelden ook hier.', 'Rules of the European Union apply here too.'],
    ['de', 'Regels van de Europese Unie gelden ook hier.', 'Regeln der Europäischen Union gelden auch hier.'],
    ['en', 'Zeg dat mevrouw Roig belt.', 'Say that Mrs Roig is calling.'],
    ['es', 'Vlieg van Den Haag naar Nederland.', 'Vuele de La Haya a los Países Bajos.'],
    ['en', 'Meld het bij de Kamer van Koophandel.', 'Report it to the Chamber of Commerce.'],
    ['de', 'Groeten uit Fiji.', 'Grüße aus Fidschi.'],
    ['es', 'Wij werken op Tweede Kerstdag.', 'Trabajamos el día de San Esteban.'],
  ] as const)('are accepted in the spelling of the target language (%s): %s', (locale, source, target) => {
    expect(lostNames(source, { target, names: [] })).toEqual([]);
    expect(addedNames(source, { target, locale })).toEqual([]);
  });

  test('need not include “Den Haag” if the source contains only the longer word “Den Haagse”', () => {
    expect(lostNames('Het Den Haagse bos', { target: 'The wood', names: [] })).not.toContain('Den Haag');
  });

  test('must include a country name of the source if the name has several words', () => {
    const source = 'Post uit het Verenigd Koninkrijk';
    for (const target of ['Post from abroad', 'Post from the United States'])
      expect(lostNames(source, { target, names: [] })).toEqual(['Verenigd Koninkrijk']);
  });

  test('need not include a country name of one word, which may become an adjective', () => {
    expect(lostNames('Nieuws uit Nederland', { target: 'Dutch news', names: [] })).toEqual([]);
  });
});
