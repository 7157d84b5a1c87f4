import { trimmedEnd } from '../typed-text/trimmed-end.ts';
import { folded, foldedWithOrigins } from './read-words.ts';

/**
 * Divides a text into what a search found in it and the rest. Case and accents do not matter.
 * @example hitsIn('Na de régen', 'regen') // => [{ text: 'Na de ', isHit: false }, { text: 'régen', isHit: true }]
 */
export function hitsIn(text: string, query: string): Piece[] {
  const whole = folded(query.trim());
  const { plain, origins } = foldedWithOrigins(text);
  const words = plain.includes(whole) ? [whole] : whole.split(/\s+/).filter((word) => word.length > 1);
  const pieces: Piece[] = [];
  let end = 0;
  for (let at = 0; whole !== '' && at < plain.length; at++) {
    const word = words.find((each) => plain.startsWith(each, at));
    if (word === undefined) continue;
    const [from = 0, to = text.length] = [origins[at], origins[at + word.length]];
    pieces.push({ text: text.slice(end, from), isHit: false }, { text: text.slice(from, to), isHit: true });
    end = to;
    at += word.length - 1;
  }
  return [...pieces, { text: text.slice(end), isHit: false }].filter((piece) => piece.text !== '');
}

/**
 * A text from at most twelve characters before its first hit, because the row has one line for it.
 * @example fromHit('Zet de meubels binnen. Laat de pomp lopen.', 'pomp') // => '… Laat de pomp lopen.'
 */
export function fromHit(text: string, query: string): string {
  const [before, hit] = hitsIn(text, query);
  if (before === undefined || before.isHit || hit === undefined) return text;
  const start = before.text.length <= maxBefore ? 0 : startOfLastWords(before.text);
  return start > 0 ? `… ${text.slice(start)}` : text;
}

const maxBefore = 12;

/** Returns where the words begin that fit into `maxBefore` characters, or the last word if none fits. */
function startOfLastWords(text: string): number {
  const from = text.length - maxBefore - 1;
  const firstWhole = text.slice(from).search(/(?<=\s)/);
  return firstWhole === -1 ? trimmedEnd(text, /\S/).length : from + firstWhole;
}

export type Piece = { text: string; isHit: boolean };
