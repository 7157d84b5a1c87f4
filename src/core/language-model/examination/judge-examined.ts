import { sumOfTokens, type LanguageModel, type ModelAnswer, type Question } from '../language-model.ts';
import type { Locale } from '../../locale.ts';
import { judgeEach, type Judgement } from '../judge-each.ts';
import { controlsFor } from './controls.ts';
import type { Sentence } from './false-versions.ts';

/**
 * Lets the judge compare sentences with their sources, and examines the judge with each question: among the sentences
 * are control sentences, false ones and a true one. If the judge supports a false one, refuses the true one or skips
 * one, its other verdicts count for nothing. No control sentence leaves this function.
 *
 * Long lists become two questions. The controls of one are made from sentences of the other, so that the judge cannot
 * recognise a control by its likeness to another sentence.
 */
export async function judgeExamined<Piece extends Sentence>(
  judge: LanguageModel,
  pieces: readonly Piece[],
  { accepted = [], locale, random = Math.random, toQuestion }: Examination<Piece>,
): Promise<ExaminedAnswer> {
  const groups = pieces.length < minToDivide ? [pieces] : [0, 1].map((half) => everySecond(pieces, half));
  const answers = await Promise.all(
    groups.map(async (group) => {
      const rest = [...pieces.filter((piece) => !group.includes(piece)), ...accepted];
      const controls = controlsFor(rest.length >= 2 ? rest : [...rest, ...group], { locale, random });
      const all = mixed<Mixed<Piece>>(
        group.map((piece) => ({ piece })),
        controls.map(({ piece, expects }) => ({ piece, expects })),
        random,
      );
      const numbered = all.map(({ piece }, number) => ({ ...piece, number }));
      const answer = await judgeEach(judge, {
        ...toQuestion(numbered),
        sources: all.map(({ piece }) => piece.source),
      });
      return answer.ok ? { ...answer, value: outcomeOf(all, answer.value) } : answer;
    }),
  );
  const tokens = sumOfTokens(...answers.map((answer) => answer.tokens));
  const failed = answers.find((answer) => !answer.ok);
  if (failed !== undefined) return { ...failed, tokens };
  const outcomes = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const [worst] = examinationFailures.filter((code) => outcomes.some(({ failures }) => failures.has(code)));
  if (worst !== undefined) return { ok: false, trouble: worst, detail: '', tokens };
  const judgements = new Map(outcomes.flatMap(({ judged }) => judged));
  return { ok: true, value: pieces.map((piece) => judgements.get(piece) ?? { fault: noVerdict }), tokens };
}

function outcomeOf<Piece>(all: readonly Mixed<Piece>[], judgements: readonly Judgement[]): Outcome<Piece> {
  const failures = new Set<ExaminationFailure>();
  const judged: [Piece, Judgement][] = [];
  for (const [at, { piece, expects }] of all.entries()) {
    const judgement = judgements[at] ?? { fault: noVerdict };
    const { fault } = judgement;
    if (expects === undefined) judged.push([piece, judgement]);
    else if (fault?.detail === noVerdict.detail) failures.add('exam-skipped');
    else if (expects === 'refused' && fault?.kind !== 'unsupported') failures.add('exam-believed');
    else if (expects === 'supported' && fault !== undefined) failures.add('exam-refused');
  }
  return { failures, judged };
}

/** Puts each element of `more` at a random place among `some`. */
function mixed<Element>(some: readonly Element[], more: readonly Element[], random: () => number): Element[] {
  const all = [...some];
  for (const each of more) all.splice(Math.floor(random() * (all.length + 1)), 0, each);
  return all;
}

const everySecond = <Element>(all: readonly Element[], first: number): Element[] =>
  all.filter((_, at) => at % 2 === first);

/** Shorter lists are one question, whose controls are made from sentences that the judge accepted before. */
const minToDivide = 6;

const noVerdict = { kind: 'unjudged', detail: 'no verdict' } as const;

/** Worst first. `exam-skipped`: often, the service has cut off the beginning of a long question without an error. */
export const examinationFailures = ['exam-skipped', 'exam-believed', 'exam-refused'] as const;
export type ExaminationFailure = (typeof examinationFailures)[number];

export const isExaminationFailure = (code: string): code is ExaminationFailure =>
  examinationFailures.some((failure) => failure === code);

type Failed = Extract<ModelAnswer<never>, { ok: false }>;
export type ExaminedAnswer =
  | Exclude<ModelAnswer<Judgement[]>, { ok: false }>
  | (Omit<Failed, 'trouble'> & { trouble: Failed['trouble'] | ExaminationFailure });

type Mixed<Piece> = { piece: Piece; expects?: 'refused' | 'supported' };
type Outcome<Piece> = { failures: ReadonlySet<ExaminationFailure>; judged: [Piece, Judgement][] };

type Examination<Piece> = {
  /** Sentences that the judge has accepted already. Controls are made from them too. */
  accepted?: readonly Piece[];
  locale: Locale;
  random?: (() => number) | undefined;
  toQuestion: (numbered: readonly (Piece & { number: number })[]) => Omit<Question<never>, 'shape'>;
};
