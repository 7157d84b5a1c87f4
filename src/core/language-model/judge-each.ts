import * as v from 'valibot';
import { findQuotation } from '../language/find-quotation.ts';
import { evenText, folded } from '../language/read-words.ts';
import { mapAnswer } from './ask-checked.ts';
import type { LanguageModel, ModelAnswer, Question } from './language-model.ts';
import { trimmedEnd } from '../typed-text/trimmed-end.ts';

/**
 * Asks for a verdict about each text in `material`. The source of text number n is `sources[n]`. “Supported” is valid
 * only with a quotation from the source. Two verdicts about the same text are invalid.
 */
export async function judgeEach(
  judge: LanguageModel,
  { sources, ...question }: Omit<Question<never>, 'shape'> & { sources: readonly string[] },
): Promise<ModelAnswer<Judgement[]>> {
  const answer = await judge.ask({ ...question, shape: judgeShape, temperature: 0 });
  return mapAnswer(answer, ({ verdicts }) => {
    const first = countsFromOne(verdicts, sources.length) ? 1 : 0;
    return sources.map((source, at) =>
      judgementOf(
        verdicts.filter(({ number }) => number === at + first),
        source,
      ),
    );
  });
}

/** Some models number the texts anew, from 1. */
const countsFromOne = (verdicts: readonly Verdict[], count: number): boolean =>
  verdicts.some(({ number }) => number === count) && verdicts.every(({ number }) => number !== 0);

function judgementOf([verdict, ...more]: readonly Verdict[], source: string): Judgement {
  if (verdict === undefined) return { fault: noVerdict };
  if (more.length > 0) return { fault: { kind: 'unjudged', detail: 'two verdicts' } };
  const isQuoted = quotes(verdict.words, source);
  if (verdict.verdict !== 'supported') {
    const detail = isQuoted ? `${verdict.verdict}: ${verdict.words}` : verdict.verdict;
    return { fault: { kind: 'unsupported', detail } };
  }
  if (!isQuoted) return { fault: { kind: 'unjudged', detail: 'no words of the source' } };
  return verdict.subject === 'none' ? {} : { sensitive: verdict.subject };
}

export const noVerdict = { kind: 'unjudged', detail: 'no verdict' } as const;

/** A quotation is the whole source, or at least two words or figures, because one may be in the source by chance. */
const quotes = (words: string, source: string): boolean =>
  plain(words) !== '' &&
  (plain(words) === plain(source) ||
    (plain(words).includes(' ') && findQuotation(evenText(source), words) !== undefined));

const plain = (text: string): string => trimmedEnd(folded(evenText(text)), /[\s."'…]/);

export type Judgement = { sensitive?: string; fault?: { kind: 'unsupported' | 'unjudged'; detail: string } };

/** The kinds of difference between a text and its source, with an explanation of each for the judge. */
export const differences = {
  negation:
    'a "not" lost or added, or an opposite: approved and rejected, rise and fall, up to and by, praise and criticism, for and against',
  number:
    'another figure, unit, currency or share; a figure that belongs to something else; "per", "up to", "about" or "more than" lost or added',
  person: 'another person, party, firm or authority, roles exchanged, or a name misspelt',
  place: 'another place, or one place widened to a larger one',
  time: 'another day, month, period or order of events; a plan, proposal, forecast or first step reported as done or final',
  certainty: 'could, may, alleged, expected or accused reported as fact; an opinion reported as fact',
  attribution:
    'who said or claims it is added or exchanged, or is lost so that a claim, estimate, demand or accusation reads as fact; a count, a measurement or an event may stand without its source',
  scope:
    'all for some, a group for another, "and" for "or", a superlative or a ranking the source does not give',
  cause: 'a reason, aim, condition or consequence the source does not give',
  added: 'anything else the source does not say: background, advice, judgement, a quotation',
  meaning: 'a word translated wrongly, or anything else the source says otherwise',
} as const;

/** If a sentence of the news is about one of these subjects, a person must read the news before publication. */
export const sensitiveSubjects = {
  crime: 'a crime, an arrest or a police raid',
  accident: 'an accident, an injury or a death',
  court: 'a court case, an investigation or a sentence',
  accusation: 'a person, firm or authority is accused or blamed',
  'private-person':
    'names or describes a person who holds no public office and does not speak for an organisation',
} as const;

export const listed = (entries: Record<string, string>): string =>
  Object.entries(entries)
    .map(([kind, meaning]) => `  - "${kind}": ${meaning}`)
    .join('\n');

const keysOf = <Key extends string>(entries: Record<Key, string>): Key[] => Object.keys(entries) as Key[];

/** An unknown verdict or subject becomes `unclear`, so that the verdicts about the other texts remain valid. */
export const judgeShape = v.object({
  verdicts: v.array(
    v.object({
      number: v.number(),
      // Before the verdict, so that a model looks for evidence before it decides.
      words: v.fallback(v.string(), ''),
      verdict: v.fallback(v.picklist(['supported', ...keysOf(differences), 'unclear']), 'unclear'),
      subject: v.fallback(v.picklist(['none', ...keysOf(sensitiveSubjects), 'unclear']), 'unclear'),
    }),
  ),
});

type Verdict = v.InferOutput<typeof judgeShape>['verdicts'][number];
