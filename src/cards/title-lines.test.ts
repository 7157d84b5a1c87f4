import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { titleBox } from './Card.tsx';
import { cardFonts } from './card-fonts.ts';
import { drawableText } from './renderable-text.ts';
import { lineHeight, titleLines, widthAt } from './title-lines.ts';

const { titleWidthOf: widthOf } = cardFonts();
const fitted = (title: string) => titleLines(drawableText(title, widthOf), { ...titleBox, widthOf });

describe('titleLines', () => {
  test.each([
    'Tuin',
    'Wanneer maakt u uw huis op Ibiza winterklaar, en wat kunt u daarbij met een gerust hart aan ons overlaten? Een lijstje',
    'When to prepare your house on Ibiza for the winter, and what you may leave to us with an easy mind: a list for owners',
    'Cuándo preparar su casa de Ibiza para el invierno y qué puede dejar con toda tranquilidad en nuestras manos: una lista',
    'Schwimmbadüberwinterungsdienstleistungen und Klimaanlagenwartungsverträge für Ferienhäuser auf Ibiza: was wirklich zählt',
    'W'.repeat(120),
    'Ä '.repeat(60),
  ])('fits the title “%s” into the title area', (title) => {
    expect(title.length).toBeLessThanOrEqual(120);
    expectToFit(title);
  });

  test('fits any title of at most 120 characters into the title area', () => {
    const letters = fc.string({ unit: 'grapheme', maxLength: 120 });
    const wide = fc.string({
      unit: fc.constantFrom('W', 'M', 'Œ', '—', '…', '@', ' ', 'ß', '\u00ad'),
      maxLength: 120,
    });
    fc.assert(
      fc.property(fc.oneof(letters, wide), (title) => {
        expectToFit(title.slice(0, 120));
      }),
    );
  });

  test('sets a short title in a larger size than a long title, and splits no word that fits into a line', () => {
    const short = fitted('Tuin');
    const long = fitted('Hausbetreuung und Schlüsselverwaltung auf Ibiza, auch im Winter und auch bei Sturm');
    expect(short).toEqual({ size: 88, lines: ['Tuin'] });
    expect(long.size).toBeLessThan(short.size);
    expect(long.lines.join(' ')).toContain('Hausbetreuung und Schlüsselverwaltung auf Ibiza');
  });

  test('splits a word at its soft hyphens if the word is too long for a line', () => {
    const title = 'Ferienhaus\u00adschwimmbad\u00adüberwinterungs\u00addienstleistungs\u00advertrag';
    expect(fitted(title).lines[0]).toMatch(/(schwimmbad|überwinterungs)-$/);
  });
});

function expectToFit(title: string): void {
  const { size, lines } = fitted(title);
  expect(lines.length * size * lineHeight).toBeLessThanOrEqual(titleBox.height);
  for (const line of lines) expect(widthAt(line, { size, widthOf })).toBeLessThanOrEqual(titleBox.width);
}
