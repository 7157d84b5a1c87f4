import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test('the first word of a text and the first of each sentence begin a sentence, and no other word', () => {
  const beginnings = (text: string) =>
    readWords(text).flatMap(({ text: word, begins }) => (begins ? [word] : []));
  expect(beginnings('Marga belt Joan. “Kom,” zegt zij. ¿Vienes?')).toEqual(['Marga', 'Kom', 'Vienes']);
  expect(beginnings('— Uno: Dos y Tres')).toEqual(['Uno', 'Dos']);
});
