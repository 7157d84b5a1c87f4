import type { WidthOf } from './card-fonts.ts';

/**
 * Replaces each character that the fonts lack with its base form (ṩ becomes s), or drops it (emoji).
 * @example drawableText('Zwembad  🏊 klaar', widthOf) // => 'Zwembad klaar'
 */
export function drawableText(text: string, widthOf: WidthOf): string {
  const drawable = Array.from(text.normalize('NFC'), (character) => {
    if (/\s/.test(character)) return ' ';
    if (character === softHyphen || widthOf(character) !== undefined) return character;
    return Array.from(character.normalize('NFKD'))
      .filter((part) => widthOf(part) !== undefined)
      .join('');
  });
  return drawable.join('').replaceAll(/ +/g, ' ').trim();
}

/** An invisible character that marks where a line break may hyphenate a word. */
export const softHyphen = '\u00ad';
