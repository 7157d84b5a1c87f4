import { findQuotation } from '../../../language/find-quotation.ts';
import { evenText } from '../../../language/read-words.ts';

/** Extends a quotation to whole sentences, because half a sentence may say the opposite. */
export function wholeSentences(text: string, quotation: string): string | undefined {
  const whole = evenText(text);
  const quoted = findQuotation(whole, quotation);
  if (quoted === undefined) return undefined;
  return sentencesIn(whole)
    .filter(({ start, end }) => start < quoted.end && end > quoted.start)
    .map((sentence) => sentence.text)
    .join('')
    .trim();
}

/** Does not split after a possible abbreviation such as "Sr.". */
function sentencesIn(text: string): Span[] {
  const spans: Span[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = spans.at(-1);
    const span = { text: segment, start: index, end: index + segment.length };
    if (last !== undefined && /(?<![\p{L}\p{N}])\p{L}{1,3}\.\s*$/u.test(last.text)) {
      last.text += segment;
      last.end = span.end;
    } else spans.push(span);
  }
  return spans;
}

const segmenter = new Intl.Segmenter('es', { granularity: 'sentence' });

type Span = { text: string; start: number; end: number };
