import { normalForm } from '#core/typed-text/normal-form.ts';
import type { WidthOf } from './card-fonts.ts';

/**
 * Reduces each character that the fonts lack to its base form (ṩ becomes s), or removes the character (emoji).
 * @example drawableText('Zwembad  🏊 klaar', widthOf) // => 'Zwembad klaar'
 */
export function drawableText(text: string, widthOf: WidthOf): string {
  const drawable = Array.from(normalForm(text, 'NFC'), (character) => {
    if (/\s/.test(character)) return ' ';
    if (character === softHyphen || widthOf(character) !== undefined) return character;
    return Array.from(normalForm(character, 'NFKD'))
      .filter((part) => widthOf(part) !== undefined)
      .join('');
  });
  return drawable.join('').replaceAll(/ +/g, ' ').trim();
}

/** An invisible character that marks where a line break may hyphenate a word. */
export const softHyphen = '\u00ad';
