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
): CheckedSentence[] {
  const seen = new Set<string>();
  return sentences.map((sentence) => {
    const { unmended, part, text } = sentence;
    const faults = [...(unmended ?? checkSentence(sentence, { facts, locale, isTitle: part === 'title' }))];
    const key = Array.from(readWords(text), (word) => word.folded).join(' ');
    if (part === 'text' && seen.has(key)) faults.push({ kind: 'repeated', detail: '' });
    if (part === 'text') seen.add(key);
    return { ...sentence, faults };
  });
}

/** The sentences with faults, as the model gets them for a repair. */
export const faultySentences = (sentences: readonly CheckedSentence[]): object[] =>
  sentences.flatMap(({ text, facts, faults }, number) =>
    faults.length === 0 ? [] : [{ number, text, facts, wrong: faults }],
  );

/**
 * Replaces only faulty sentences, even if the model also changed correct sentences. A faulty sentence that the model
 * left unchanged keeps its faults, because the judge might wrongly accept the same sentence at a second check.
 */
export const withRepairs = (
  sentences: readonly CheckedSentence[],
  repaired: readonly (WrittenSentence & { number: number })[],
): LocatedSentence[] =>
  sentences.map(({ faults, ...sentence }, at) => {
    if (faults.length === 0) return sentence;
    const other = repaired.find(({ number }) => number === at);
    const rewritten = other && { text: other.text.trim(), facts: other.facts.map(factId) };
    return rewritten === undefined || isUnchanged(sentence, rewritten)
      ? { ...sentence, unmended: faults }
      : { ...sentence, ...rewritten };
  });

/** @example factId('[F6]') // => 'f6' */
const factId = (written: string): string => written.replace(/^\D*(\d+)\D*$/, 'f$1');

const isUnchanged = (one: WrittenSentence, other: WrittenSentence): boolean =>
  one.text === other.text && one.facts.toSorted().join() === other.facts.toSorted().join();

/** A sentence with its position and the judge's ruling. A repaired sentence has no ruling yet. */
export type LocatedSentence = WrittenSentence & {
  part: 'title' | 'excerpt' | 'text';
  paragraph: number;
  ruling?: { sensitive?: string };
  /** The faults that the repair left. */
  unmended?: Fault[];
};

export type CheckedSentence = LocatedSentence & { faults: Fault[] };
