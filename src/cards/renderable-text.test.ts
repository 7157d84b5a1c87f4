import { expect, test } from 'vitest';
import { cardFonts } from './card-fonts.ts';
import { drawableText } from './renderable-text.ts';

const { titleWidthOf, textWidthOf } = cardFonts();

test.each([
  ['¿Qué hacer? El jardín, ¡también en agosto!', '¿Qué hacer? El jardín, ¡también en agosto!'],
  ['„Größe“, ‘één’ huis – 380 €…', '„Größe“, ‘één’ huis – 380 €…'],
  ['Łódź, Škoda, Ő', 'Łódź, Škoda, Ő'],
  ['Zwembad 🏊🏽‍♀️  klaar', 'Zwembad klaar'],
  ['Pool\n\tHouse', 'Pool House'],
  ['e\u0301e\u0301n', 'één'],
  ['Vi\u1e69it ﬁrst', 'Visit first'],
  ['清潔 και чисто', ''],
])('%s is drawn as %s', (written, drawn) => {
  expect(drawableText(written, titleWidthOf)).toBe(drawn);
});

test('both fonts have every letter of our four languages', () => {
  const letters = 'áéíóúüñÁÉÍÓÚÜÑ¿¡çÇ äöüßÄÖÜẞ ëïèÈË „“”‘’«»–—…·€%&@/';
  expect(drawableText(letters, titleWidthOf)).toBe(letters);
  expect(drawableText(letters, textWidthOf)).toBe(letters);
});
