import { mapAnswer } from '../ask-checked.ts';
import { sumOfTokens, type LanguageModel, type ModelAnswer, type Question } from '../language-model.ts';
import type { Locale } from '../../locale.ts';
import { judgeEach, noVerdict, type Judgement } from '../judge-each.ts';
import { controlsFor, type Control, type Expectation } from './controls.ts';
import type { Sentence } from './false-versions.ts';

/**
 * Lets the judge compare sentences with their sources, and examines the judge with each question: among the sentences
 * are control sentences, false ones and a true one. If the judge supports a false one, refuses the true one or skips
 * one, its other verdicts count for nothing. No control sentence leaves this function.
 *
 * Long lists become two questions. The controls of one are made from sentences of the other, so that the judge cannot
 * recognise a control by its likeness to another sentence.
 *
 * Some controls may be true by chance. If the judge errs only on such a control, it is asked again with other controls.
 */
export async function judgeExamined<Piece extends Sentence>(
  judge: LanguageModel,
  pieces: readonly Piece[],
  { accepted = [], truths, onlyClaims, locale, random = Math.random, toQuestion }: Examination<Piece>,
): Promise<ModelAnswer<Judgement[], ExaminationFailure>> {
  const groups =
    pieces.length < minToDivide ? [pieces] : [0, 1].map((half) => pieces.filter((_, at) => at % 2 === half));
  const written = [...pieces, ...accepted];
  const askAbout = async (group: readonly Piece[]): Promise<ModelAnswer<Outcome<Piece>>> => {
    const rest = written.filter((piece) => !group.includes(piece));
    const bases = rest.length >= 2 ? rest : [...rest, ...group];
    const controls = controlsFor(bases, { written, locale, random, truths, onlyClaims });
    const all = mixed<Mixed<Piece>>(
      group.map((piece) => ({ piece })),
      controls,
      random,
    );
    const numbered = all.map(({ piece }, number) => ({ ...piece, number }));
    const sources = all.map(({ piece }) => piece.source);
    const answer = await judgeEach(judge, { ...toQuestion(numbered), sources });
    return mapAnswer(answer, (judgements) => outcomeOf(all, judgements));
  };
  const answers = await Promise.all(
    groups.map(async (group) => {
      const first = await askAbout(group);
      if (!first.ok || !first.value.isDoubtful) return first;
      const second = await askAbout(group);
      const tokens = sumOfTokens(first.tokens, second.tokens);
      return { ...mapAnswer(second, (outcome) => withFaultsOf(first.value, outcome)), tokens };
    }),
  );
  const tokens = sumOfTokens(...answers.map((answer) => answer.tokens));
  const failed = answers.find((answer) => !answer.ok);
  if (failed !== undefined) return { ...failed, tokens };
  const outcomes = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const [worst] = examinationFailures.filter((code) => outcomes.some(({ failures }) => failures.has(code)));
  if (worst !== undefined) return { ok: false, trouble: worst, detail: '', tokens };
  const judgements = new Map(outcomes.flatMap(({ judged }) => [...judged]));
  return { ok: true, value: pieces.map((piece) => judgements.get(piece) ?? { fault: noVerdict }), tokens };
}

function outcomeOf<Piece>(all: readonly Mixed<Piece>[], judgements: readonly Judgement[]): Outcome<Piece> {
  const failures = new Set<ExaminationFailure>();
  const judged = new Map<Piece, Judgement>();
  let hasCertainError = false;
  for (const [at, { piece, expects, isCertain = false }] of all.entries()) {
    const judgement = judgements[at] ?? { fault: noVerdict };
    const failure = expects && failureOf(judgement, expects);
    if (expects === undefined) judged.set(piece, judgement);
    if (failure === undefined) continue;
    failures.add(failure);
    hasCertainError ||= isCertain || failure !== 'exam-believed';
  }
  const falseOnes = all.filter(({ expects }) => expects === 'refused' || expects === 'unproven');
  if (falseOnes.length < minFalse) failures.add('exam-missing');
  return { failures, judged, isDoubtful: failures.has('exam-believed') && !hasCertainError };
}

function failureOf({ fault }: Judgement, expects: Expectation): ExaminationFailure | undefined {
  if (fault?.detail === noVerdict.detail) return 'exam-skipped';
  if (expects === 'supported') return fault === undefined ? undefined : 'exam-refused';
  const isRefused = fault?.kind === 'unsupported' || (expects === 'unproven' && fault !== undefined);
  return isRefused ? undefined : 'exam-believed';
}

/** What the judge once refused stays refused. */
const withFaultsOf = <Piece>(first: Outcome<Piece>, second: Outcome<Piece>): Outcome<Piece> => ({
  ...second,
  judged: new Map(
    [...second.judged].map(([piece, judgement]) => {
      const earlier = first.judged.get(piece);
      return [piece, earlier?.fault === undefined ? { ...earlier, ...judgement } : earlier];
    }),
  ),
});

/** Puts each element of `more` at a random place among `some`. */
function mixed<Element>(some: readonly Element[], more: readonly Element[], random: () => number): Element[] {
  const all = [...some];
  for (const each of more) all.splice(Math.floor(random() * (all.length + 1)), 0, each);
  return all;
}

/** Shorter lists are one question, whose controls are made from sentences that the judge accepted before. */
const minToDivide = 6;

/** With fewer false controls than this, a judge that agrees to everything might pass. */
const minFalse = 2;

/**
 * Worst first. `exam-missing`: too few false control sentences could be made. `exam-skipped`: the judge gave no verdict
 * on a control sentence, often because the service cut off the beginning of a long question without an error.
 * `exam-believed`: it supported a false one. `exam-refused`: it refused a true one.
 */
const examinationFailures = ['exam-missing', 'exam-skipped', 'exam-believed', 'exam-refused'] as const;
export type ExaminationFailure = (typeof examinationFailures)[number];

export const isExaminationFailure = (code: string): code is ExaminationFailure =>
  examinationFailures.some((failure) => failure === code);

type Mixed<Piece> = { piece: Piece } & Partial<Control<Piece>>;
type Outcome<Piece> = {
  failures: ReadonlySet<ExaminationFailure>;
  judged: ReadonlyMap<Piece, Judgement>;
  /** All errors are about controls that may be true. */
  isDoubtful: boolean;
};

type Examination<Piece> = {
  /** Sentences that the judge has accepted already, or that are true. Controls are made from them too. */
  accepted?: readonly Piece[];
  /** True control sentences. Without them, a control sentence repeats its source. */
  truths?: readonly Piece[];
  /** If true, false control sentences only add claims, and exchange no words or names. */
  onlyClaims?: boolean | undefined;
  locale: Locale;
  random?: (() => number) | undefined;
  toQuestion: (numbered: readonly (Piece & { number: number })[]) => Omit<Question<never>, 'shape'>;
};
