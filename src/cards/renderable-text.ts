import type { WidthOf } from './card-fonts.ts';

/**
 * The text in letters that the fonts have. A letter they lack becomes its plain form where there is one, and is left out
 * otherwise, as are emoji.
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

/** Not drawn; it says where a word may be divided. */
export const softHyphen = '\u00ad';
