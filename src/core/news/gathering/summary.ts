import { cutText } from '../../typed-text/cut-text.ts';
import { trailers } from './trailers.ts';

/**
 * Returns the first text that says more than the title, without what feeds add below a report. A full text is better than
 * its excerpt that was cut, with “[…]” or within a sentence, because half a sentence can become a false fact.
 */
export function summaryOf(
  texts: readonly string[],
  { title, maxLength }: { title: string; maxLength: number },
): string {
  const read = texts.map((text) => ({
    text: withoutTrailers(text),
    isCut: cutEnd.test(withoutTrailer(text.trim())),
  }));
  const isBeginning = (text: string) =>
    !/[.!?]["”»’)]?$/.test(text) &&
    [title, ...read.map((other) => other.text)].some(
      (other) => other.startsWith(text) && (other !== text || other === title),
    );
  const whole = read.find(({ text, isCut }) => text !== '' && !isCut && !isBeginning(text));
  return cutText((whole ?? read.find(({ text }) => text !== ''))?.text ?? '', maxLength);
}

/**
 * Removes the last lines that blogs and papers add to each report: “La entrada … se publicó primero en …”, “Read more”,
 * “Foto: EFE”, and half a sentence before “[…]”.
 */
export function withoutTrailers(text: string): string {
  let rest = text.trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = withoutTrailer(rest);
  }
  return cutEnd.test(rest) ? withoutHalfSentence(rest.replace(cutEnd, '').trim()) : rest;
}

/** A line of its own begins in upper case, or after the end of a sentence. Its words may also end a sentence. */
function withoutTrailer(text: string): string {
  for (const pattern of trailers) {
    const found = pattern.exec(text);
    const rest = text.slice(0, found?.index).trimEnd();
    if (found && (/^[\p{Lu}[(]/u.test(found[0]) || /(?:^|[.!?…\])"”»’])$/.test(rest))) return rest;
  }
  return text;
}

const cutEnd = /(?:[[(](?:…|\.{3})[\])]|…|\.{3})$/;

/** Leaves out the words after the last full stop, if there is a sentence before them. */
function withoutHalfSentence(text: string): string {
  const last = Array.from(text.matchAll(/[.!?]["”»’)]?(?=\s)/g)).at(-1);
  return last === undefined || /[.!?]["”»’)]?$/.test(text)
    ? text
    : text.slice(0, last.index + last[0].length);
}
