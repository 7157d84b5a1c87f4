import { describe, expect, test } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

const text =
  'Pleno. La ordenanza busca no permitir que los edificios crezcan en altura. El Sr. Torres descartó subir la tasa. ¿Y el bus?';

describe('wholeSentences', () => {
  test.each([
    [
      'los edificios crezcan en altura',
      'La ordenanza busca no permitir que los edificios crezcan en altura.',
    ],
    ['subir la tasa', 'El Sr. Torres descartó subir la tasa.'],
    [
      'crezcan en altura. El Sr. Torres',
      'La ordenanza busca no permitir que los edificios crezcan en altura. El Sr. Torres descartó subir la tasa.',
    ],
    ['Pleno', 'Pleno.'],
    ['los edificios bajen', undefined],
    ['', undefined],
  ])('extends the quotation “%s” to whole sentences', (quotation, whole) => {
    expect(wholeSentences(text, quotation)).toBe(whole);
  });
});
