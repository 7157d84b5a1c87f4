import type { Locale } from '../../../locale.ts';
import { readWords } from '../../../language/read-words.ts';
import type { TextFound } from '../news-task.ts';
import type { NewsFacts } from '../news-writer.ts';
import { checkSentence, type WrittenSentence } from './check-sentence.ts';
import type { Fault } from './fault.ts';

/** Lists all sentences of a text by the model, with their places and the facts on which each relies. */
export function sentencesOf({ title, excerpt, paragraphs }: TextFound): LocatedSentence[] {
  const placed = (part: LocatedSentence['part'], all: readonly WrittenSentence[], paragraph = 0) =>
    all.map(({ text, facts }) => ({ text: text.trim(), facts: facts.map(factId), part, paragraph }));
  const body = paragraphs.flatMap((sentences, at) => placed('text', sentences, at));
  return [...placed('title', title.text === '' ? [] : [title]), ...placed('excerpt', excerpt), ...body];
}

/** Checks each sentence of a text by the model. */
export function checkText(
  sentences: readonly LocatedSentence[],
  { facts, locale }: { facts: NewsFacts; locale: Locale },
): CheckedText {
  const seen = new Set<string>();
  const checked = sentences.map((sentence) => {
    const { rejected, part, text } = sentence;
    const faults = [...(rejected ?? checkSentence(sentence, { facts, locale, isTitle: part === 'title' }))];
    const key = Array.from(readWords(text), (word) => word.folded).join(' ');
    if (part === 'text' && seen.has(key)) faults.push({ kind: 'repeated', detail: '' });
    if (part === 'text') seen.add(key);
    return { ...sentence, faults };
  });
  return { sentences: checked };
}

/** The sentences with faults, as the model gets them for a repair. */
export const faultySentences = ({ sentences }: CheckedText): object[] =>
  sentences.flatMap(({ text, facts, faults }, number) =>
    faults.length === 0 ? [] : [{ number, text, facts, wrong: faults }],
  );

/**
 * Replaces only faulty sentences, even if the model also changed correct sentences. A faulty sentence that the model
 * left unchanged stays rejected, because the judge might wrongly accept the same sentence at a second check.
 */
export const withRepairs = (
  { sentences }: CheckedText,
  repaired: readonly (WrittenSentence & { number: number })[],
): LocatedSentence[] =>
  sentences.map(({ faults, ...sentence }, at) => {
    if (faults.length === 0) return sentence;
    const other = repaired.find(({ number }) => number === at);
    const rewritten = other && { text: other.text.trim(), facts: other.facts.map(factId) };
    return rewritten === undefined || isUnchanged(sentence, rewritten)
      ? { ...sentence, rejected: faults }
      : { ...sentence, ...rewritten };
  });

/** @example factId('[F6]') // => 'f6' */
const factId = (written: string): string => written.replace(/^\D*(\d+)\D*$/, 'f$1');

const isUnchanged = (one: WrittenSentence, other: WrittenSentence): boolean =>
  one.text === other.text && one.facts.toSorted().join() === other.facts.toSorted().join();

export type Ruling = { sensitive?: string };

/** A sentence with its position and the judge's ruling. A repaired sentence has no ruling yet. */
export type LocatedSentence = WrittenSentence & {
  part: 'title' | 'excerpt' | 'text';
  paragraph: number;
  ruling?: Ruling;
  rejected?: Fault[];
};

export type CheckedText = { sentences: (LocatedSentence & { faults: Fault[] })[] };
