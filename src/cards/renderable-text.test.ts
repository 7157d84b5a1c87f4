import { describe, expect, test } from 'vitest';
import { cardFonts } from './card-fonts.ts';
import { drawableText } from './renderable-text.ts';

const { titleWidthOf, textWidthOf } = cardFonts();

describe('drawableText', () => {
  test.each([
    ['¿Qué hacer? El jardín, ¡también en agosto!', '¿Qué hacer? El jardín, ¡también en agosto!'],
    ['„Größe“, ‘één’ huis – 380 €…', '„Größe“, ‘één’ huis – 380 €…'],
    ['Łódź, Škoda, Ő', 'Łódź, Škoda, Ő'],
    ['Zwembad 🏊🏽‍♀️  klaar', 'Zwembad klaar'],
    ['Pool\n\tHouse', 'Pool House'],
    ['e\u0301e\u0301n', 'één'],
    ['Vi\u1e69it ﬁrst', 'Visit first'],
    ['清潔 και чисто', ''],
  ])('converts %s to the renderable text “%s”', (written, drawn) => {
    expect(drawableText(written, titleWidthOf)).toBe(drawn);
  });

  test('leaves every letter of the site’s four languages unchanged', () => {
    const letters = 'áéíóúüñÁÉÍÓÚÜÑ¿¡çÇ äöüßÄÖÜẞ ëïèÈË „“”‘’«»–—…·€%&@/';
    expect(drawableText(letters, titleWidthOf)).toBe(letters);
    expect(drawableText(letters, textWidthOf)).toBe(letters);
  });
});
