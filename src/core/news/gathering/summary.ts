import { readWords } from '../../language/read-words.ts';
import { cutText } from '../../typed-text/cut-text.ts';

/**
 * Returns the first text that says more than the title, without what feeds add below a report. A full text is better than
 * its excerpt that was cut, with “[…]” or within a sentence, because half a sentence can become a false fact.
 */
export function summaryOf(
  texts: readonly string[],
  { title, maxLength }: { title: string; maxLength: number },
): string {
  const read = texts.map((text) => ({ text: withoutTrailers(text), isCut: cutEnd.test(text.trim()) }));
  const isBeginning = (text: string) =>
    !/[.!?]["”»’)]?$/.test(text) &&
    [title, ...read.map((other) => other.text)].some(
      (other) => other.startsWith(text) && (other !== text || other === title),
    );
  const whole = read.find(({ text, isCut }) => !isCut && !isBeginning(text));
  return cutText((whole ?? read.find(({ text }) => text !== ''))?.text ?? '', maxLength);
}

/**
 * Removes what follows the last whole sentence, in any language: half a sentence, or a line such as “Read more”, “Foto:
 * EFE” or “3 reacties”. Keeps a text without a whole sentence, unless it has fewer words than any report.
 */
export function withoutTrailers(text: string): string {
  const end = Array.from(text.matchAll(sentenceEnd)).at(-1);
  if (end !== undefined) return text.slice(0, end.index + end[0].length).trim();
  return readWords(text).length < minWords ? '' : text.trim().replace(cutEnd, '').trim();
}

/** Inside a text, a full stop after an initial or a short title, as in “J.M. Sánchez” or “Sra. Roig”, ends no sentence. */
const sentenceEnd =
  /(?<!\.)(?<!(?<![\p{L}\p{N}])(?:\p{L}|\p{Lu}\p{L}{1,2}))[.!?]["”»’)\]]*(?=\s)|(?<!\.)[.!?]["”»’)\]]*\s*$/gu;

const cutEnd = /(?:[[(](?:…|\.{3})[\])]|…|\.{3})$/;

const minWords = 3;
