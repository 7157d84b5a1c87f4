import { describe, expect, test } from 'vitest';
import { findQuotation } from './find-quotation.ts';
import { evenText } from './read-words.ts';

const text = evenText(
  'El pleno no ha aprobado todavía la tasa de 11.200 euros. La alcaldesa dijo que «el 27 % del agua» se pierde. Fin.',
);
const found = (quotation: string) => {
  const place = findQuotation(text, quotation);
  return place && text.slice(place.start, place.end);
};

describe('findQuotation', () => {
  test.each([
    ['the same words', 'no ha aprobado todavía la tasa', 'no ha aprobado todavía la tasa'],
    ['quotation marks around it', '“no ha aprobado todavía”', 'no ha aprobado todavía'],
    ['a capital and a full stop', 'No ha aprobado todavía.', 'no ha aprobado todavía'],
    ['lost accents', 'no ha aprobado todavia', 'no ha aprobado todavía'],
    ['other quotation marks inside', "que 'el 27 % del agua' se pierde", undefined],
    ['no quotation marks inside', 'que el 27 % del agua se pierde', 'que "el 27 % del agua" se pierde'],
    ['no space before a percent sign', 'el 27% del agua', 'el 27 % del agua'],
    ['an omission', 'El pleno […] la tasa', 'El pleno no ha aprobado todavía la tasa'],
    [
      'an omission without brackets',
      'no ha aprobado … 11.200 euros',
      'no ha aprobado todavía la tasa de 11.200 euros',
    ],
    ['another figure', 'la tasa de 1.200 euros', undefined],
    ['a part of a figure', '200 euros', undefined],
    ['a shorter figure', 'la tasa de 11', undefined],
    ['a lost negation', 'El pleno ha aprobado', undefined],
    ['a part of a word', 'probado todavía', undefined],
    ['parts in another order', 'la tasa … no ha aprobado', undefined],
    ['no words', ' … ', undefined],
  ])('with %s: %j', (_, quotation, expected) => expect(found(quotation)).toBe(expected));
});
