import { describe, expect, test } from 'vitest';
import { significantWords } from './significant-words.ts';

describe('significantWords', () => {
  test('returns at most the first six letters of each word that describes the subject', () => {
    expect(significantWords('Wanneer laat u het zwembad op Ibiza schoonmaken?', 'nl')).toEqual([
      'zwemba',
      'schoon',
    ]);
    expect(significantWords('When should you have the pool cleaned on Ibiza?', 'en')).toEqual([
      'pool',
      'cleane',
    ]);
  });

  test('treats words with the same first six letters as one word', () => {
    expect(significantWords('Sleutel, sleutels, sleutelbeheer', 'nl')).toEqual(['sleute']);
  });

  test('ignores diacritics when it compares words', () => {
    expect(significantWords('Jardín y jardines, Müll und MÜLL', 'es')).toEqual(['jardin', 'mull']);
    expect(significantWords('Straßen', 'de')).toEqual(['strass']);
    expect(significantWords('Können Sie über Schlüssel', 'de')).toEqual(['schlus']);
  });

  test('returns at most twelve words', () => {
    const letters = Array.from('abcdefghijklmnop', (letter) => letter.repeat(5));
    expect(significantWords(letters.join(' '), 'en')).toEqual(letters.slice(0, 12));
  });
});
