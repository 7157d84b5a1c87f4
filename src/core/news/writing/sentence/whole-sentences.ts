import { evenText } from '../../../language/read-words.ts';

/**
 * Returns the whole sentences of a text that contain a quotation. Returns undefined if the text does not contain the
 * quotation. Whole sentences are needed because half a sentence may say the opposite.
 *
 * @example wholeSentences('No habrá tren. Habrá bus.', 'habrá tren') // => 'No habrá tren.'
 */
export function wholeSentences(text: string, quotation: string): string | undefined {
  const [whole, quote] = [evenText(text), evenText(quotation)];
  const start = whole.indexOf(quote);
  if (start < 0 || quote === '') return undefined;
  const end = start + quote.length;
  return sentencesIn(whole)
    .filter((sentence) => sentence.start < end && sentence.end > start)
    .map((sentence) => sentence.text)
    .join('')
    .trim();
}

/**
 * Splits a text into sentences. An abbreviation such as "Sr." does not end a sentence. In case of doubt, two sentences stay
 * together, which is better than splitting one.
 */
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
