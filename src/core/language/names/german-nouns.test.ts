import { describe, expect, test } from 'vitest';
import { isGermanNoun, isUsedAsName } from './german-nouns.ts';
import { readWords } from '../read-words.ts';

describe('isGermanNoun', () => {
  test.each([
    'Hafen Häfen Hafenbehörde Wasserleitungen Bürgermeisterin Verkehrsbetriebe Entscheidung Gesundheit Umleitungen',
    'Fahrplanänderung Schülerinnen Stadträte Trinkwassernetz Parkplätzen Strandbesucher Grundschulen Kosten Inselrat',
  ])('recognises the ordinary noun %s', (nouns) => {
    expect(nouns.split(' ').filter((noun) => !isGermanNoun(noun))).toEqual([]);
  });

  test('does not recognise proper names as ordinary nouns', () => {
    const names =
      'Schneider Müller Rosenberg Merkel Heidelberg Hamburg Sánchez Torres Valencia Maria Neumann Vodafone Lufthansa Schwarzenbach Esslingen Koblenz München Ryanair Balearia Obermeyer';
    expect(names.split(' ').filter((name) => isGermanNoun(name))).toEqual([]);
  });
});

describe('isUsedAsName', () => {
  test.each([
    ['Der Minister Koch kam', 'Koch', true],
    ['Bürgermeisterin Winter eröffnete die Brücke', 'Winter', true],
    ['Das sagte Fischer', 'Fischer', true],
    ['Die Fischer fahren wieder hinaus', 'Fischer', false],
    ['Im Winter bleibt der Weg offen', 'Winter', false],
    ['Für den Koch gilt das nicht', 'Koch', false],
  ])('for “%s”, returns whether the text uses “%s” as a name', (text, word, isName) => {
    const words = readWords(text);
    expect(isUsedAsName({ words, at: words.findIndex((each) => each.text === word) })).toBe(isName);
  });
});
