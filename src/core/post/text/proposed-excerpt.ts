/** Proposes an excerpt for an article whose editor has written none. */
import { findAll } from 'domutils';
import { htmlTree } from '../../html/html-tree.ts';
import { textIn } from '../../html/words.ts';
import { cutText } from '../../typed-text/cut-text.ts';
import { htmlIfAny } from './markup.ts';

const maxSummaryLength = 200;

/** Returns the first paragraph with at least two words, cut to 200 characters, preferably after a full sentence. */
export function proposedExcerpt(content: string): string | undefined {
  const paragraphs = findAll(
    // Skips paragraphs with a class: only a paragraph that consists of a link, such as a button, has a class.
    ({ name, attribs }) => name === 'p' && attribs['class'] === undefined,
    htmlTree(htmlIfAny(content), { decodeEntities: false }),
  );
  const text = paragraphs.map(({ children }) => textIn(children)).find(hasTwoWords);
  if (text === undefined) return undefined;
  // A sentence ends at a sign before a space or the end, so “3.5” ends none.
  const sentences = text.match(/[^.!?…]+(?:[.!?…]+["”’)]*(?=\s|$)|[.!?…]+|$)/gu) ?? [text];
  let summary = '';
  for (const sentence of sentences) {
    if ((summary + sentence).trim().length > maxSummaryLength) break;
    summary += sentence;
  }
  return summary.trim() || cutText(text, maxSummaryLength);
}

/** Whether a text has two words. One regular expression for both words could take quadratic time. */
function hasTwoWords(text: string): boolean {
  const first = text.search(word);
  const space = text.slice(first).search(/\s/);
  return first !== -1 && space !== -1 && word.test(text.slice(first + space));
}

const word = /\p{L}{2}/u;
