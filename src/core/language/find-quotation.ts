import { evenText, foldedWithOrigins } from './read-words.ts';
import { trimmedEnd } from '../typed-text/trimmed-end.ts';

/**
 * Finds a quotation in a text as a person would: despite other quotation marks, capitals, accents or spaces, a missing
 * full stop, marks of Markdown, the report’s id behind it, or an omission such as “[…]”. Words and figures must be the same.
 * `text` must come from `evenText`.
 */
export function findQuotation(text: string, quotation: string): { start: number; end: number } | undefined {
  const parts = evenText(quotation.replaceAll(/\*\*|^[*_]|[*_]$|[[(]r\d+[\])]$/gi, ''))
    .split(/[[(]?(?:…|\.{3})[\])]?/)
    .map((part) => trimmedEnd(part.replace(/^["'([\s]+/, ''), /["')\]\s.,;:!?]/))
    .filter((part) => part !== '');
  const { plain, origins } = comparable(text);
  let [start, end] = [-1, 0];
  for (const part of parts) {
    const words = comparable(part).plain;
    const at = indexOfWords(plain, words, end);
    if (at < 0) return undefined;
    if (start < 0) start = at;
    end = at + words.length;
  }
  if (start < 0) return undefined;
  return { start: origins[start] ?? 0, end: (origins[end - 1] ?? 0) + 1 };
}

/** Finds whole words only, because “1.200” is in “11.200” too. */
function indexOfWords(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const [before, behind] = [text.slice(Math.max(0, at - 2), at), text.slice(end, end + 2)];
    const startsInside = /[\p{L}\p{N}]$/u.test(before) || /\d[.,]$/.test(before);
    const endsInside = /^[\p{L}\p{N}]/u.test(behind) || (/\d$/.test(words) && /^[.,]\d/.test(behind));
    if (!startsInside && !endsInside) return at;
  }
  return -1;
}

/** Leaves out quotation marks, and the space before a sign such as “%”. */
const comparable = (text: string) =>
  foldedWithOrigins(
    text,
    (at) => text[at] === '"' || (text[at] === ' ' && /^ ?[%€]/.test(text.slice(at + 1, at + 3))),
  );
