import { normalForm } from '../typed-text/normal-form.ts';

/** Returns a text in small letters without accents, for comparing. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  // Most words have no accent, and this check is much faster than normalising every word.
  if (!/[^ -~]/.test(lower)) return lower;
  return normalForm(lower.replaceAll('ß', 'ss'), 'NFD').replaceAll(/\p{Mark}/gu, '');
}

/**
 * Returns a folded text, and for each of its characters the index in `text` from which it comes. They differ, because “ß”
 * becomes “ss” and an accent becomes nothing. `isLeftOut` tells by its index whether a character is left out.
 */
export function foldedWithOrigins(text: string, isLeftOut: (at: number) => boolean = () => false): Folded {
  let plain = '';
  const origins: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letters = isLeftOut(at) ? '' : folded(text.charAt(at));
    plain += letters;
    for (let more = 0; more < letters.length; more++) origins.push(at);
  }
  return { plain, origins };
}

/** Returns the words of a text. Apostrophes and hyphens divide: "d'Eivissa" is two words. */
export function readWords(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map((match) => {
    const before = text.slice(end, match.index);
    const isFirst = end === 0;
    end = match.index + match[0].length;
    return {
      text: match[0],
      folded: folded(match[0]),
      begins: isFirst || /[.!?…:]["”»“’)]*\s+["“„«‘(¿¡]*$/.test(before),
    };
  });
}

/** Returns a text with one kind of quotation marks, apostrophes, hyphens and spaces, for comparing. */
export const evenText = (text: string): string =>
  normalForm(text, 'NFC')
    .replaceAll(/[“”„«»"]/g, '"')
    .replaceAll(/[‘’‚`´]/g, "'")
    .replaceAll(/[‐‑‒–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `begins`: the word begins a sentence, where a capital letter is no sign of a name. */
export type Word = { text: string; folded: string; begins: boolean };

type Folded = { plain: string; origins: number[] };
