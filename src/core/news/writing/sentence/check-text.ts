import type { Locale } from '../../../locale.ts';
import { contradictions } from '../compare-languages.ts';
import { folded, readWords } from '../../../language/read-words.ts';
import type { TextFound } from '../questions.ts';
import type { Claims, NewsFacts } from '../news-writer.ts';
import { checkSentence, claimsOf, type Fault, type WrittenSentence } from './check-sentence.ts';

/** The sentences of a text in order, each with its location. */
export function sentencesOf({ title, excerpt, paragraphs }: TextFound): LocatedSentence[] {
  return [
    { ...title, part: 'title' as const, paragraph: 0 },
    ...excerpt.map((sentence) => ({ ...sentence, part: 'excerpt' as const, paragraph: 0 })),
    ...paragraphs.flatMap((sentences, paragraph) =>
      sentences.map((sentence) => ({ ...sentence, part: 'text' as const, paragraph })),
    ),
  ].map((sentence) => ({ ...sentence, text: sentence.text.trim() }));
}

/** Checks every sentence by itself, then against the rest of the text and the other languages. */
export function checkText(
  sentences: readonly LocatedSentence[],
  { facts, locale, others }: CheckContext,
): CheckedText {
  const seen = new Set<string>();
  const checked = sentences.map((sentence) => {
    const faults = checkSentence(sentence, { facts, locale, isTitle: sentence.part === 'title' });
    const key = readWords(folded(sentence.text))
      .map(({ text }) => text)
      .join(' ');
    if (sentence.part === 'text' && seen.has(key)) faults.push({ kind: 'repeated', detail: '' });
    if (sentence.part === 'text') seen.add(key);
    return { ...sentence, faults, claims: claimsOf(sentence, { facts, locale }) };
  });
  const faultless = checked.filter(({ faults }) => faults.length === 0);
  for (const at of contradictions(
    faultless.map(({ claims }) => claims),
    others,
  ))
    faultless[at]?.faults.push({ kind: 'languages-disagree', detail: '' });
  return { sentences: checked };
}

/** The sentences that the model may rewrite, and why. */
export const faultySentences = ({ sentences }: CheckedText): object[] =>
  sentences.flatMap(({ text, facts, faults }, number) =>
    faults.length === 0 ? [] : [{ number, text, facts, wrong: faults }],
  );

/** Replaces repaired sentences. Sentences without faults stay, whatever the model answers. */
export const withRepairs = (
  { sentences }: CheckedText,
  rewritten: readonly (WrittenSentence & { number: number })[],
): LocatedSentence[] =>
  sentences.map(({ part, paragraph, text, facts, faults }, at) => {
    const other = faults.length === 0 ? undefined : rewritten.find(({ number }) => number === at);
    return { part, paragraph, text: other?.text.trim() ?? text, facts: other?.facts ?? facts };
  });

export type LocatedSentence = WrittenSentence & { part: 'title' | 'excerpt' | 'text'; paragraph: number };

export type CheckedText = { sentences: (LocatedSentence & { faults: Fault[]; claims: Claims })[] };

type CheckContext = {
  facts: NewsFacts;
  locale: Locale;
  /** The claims of each other language. */
  others: readonly (readonly Claims[])[];
};
