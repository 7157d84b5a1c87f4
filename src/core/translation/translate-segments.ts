import { askChecked, mapAnswer, readableOr, secondsLeftOf } from '../language-model/ask-checked.ts';
import {
  sumOfTokens,
  type LanguageModel,
  type ModelAnswer,
  type Tokens,
} from '../language-model/language-model.ts';
import { faultsOf, isWrongLanguage, type TranslationTarget, type Fault } from './faults.ts';
import { leavesDutch, type problemCodes } from './problem-codes.ts';
import { judgeTranslation } from './judge-translation.ts';
import type { Segment } from './segments/segments.ts';
import {
  repairMaterial,
  repairTask,
  translationMaterial,
  translationShape,
  translationTask,
} from './translation-task.ts';

/**
 * Translates segments with a language model, and checks each translation.
 * Omits unusable translations. `doubts` contains the reasons, and the faults of usable translations. Returns a
 * problem if the service fails, or if more than half of the segments have faults and at least one is unusable.
 */
export async function translateSegments(
  model: LanguageModel,
  segments: readonly Segment[],
  { judge, timeoutSeconds, ...target }: SegmentsTarget,
): Promise<Translated> {
  const secondsLeft = secondsLeftOf(timeoutSeconds);
  const ask = (task: string, material: object) =>
    model.ask({ task, material, shape: translationShape, timeoutSeconds: secondsLeft() });
  const answer = await askChecked({
    ask: () =>
      inParts(segments, (part) => ask(translationTask(target.locale), translationMaterial(part, target))),
    check: (words) => allFaults(segments, words, target),
    async repair(attempts, faults) {
      if (secondsLeft() < minSecondsForRepair) return undefined;
      const faulty = segments.filter(({ id }) => faults.some(({ segment }) => segment === id));
      const repaired = await inParts(faulty, (part) =>
        ask(repairTask(target.locale), repairMaterial(part, { target, attempts, faults })),
      );
      return mapAnswer(repaired, (words) => new Map([...attempts, ...words]));
    },
  });
  const failed = (problem: Problem): Translated => ({ ok: false, problem, tokens: answer.tokens });
  if (!answer.ok) return failed({ code: answer.trouble });
  const { value, faults, repairTrouble, tokens } = answer;
  const unusable = unusableIn(faults);
  const faulty = new Set(faults.map(({ segment }) => segment));
  // With so many faults, the model may have obeyed an instruction in the text, so the whole answer is refused.
  if (unusable.size > 0 && faulty.size > segments.length / 2)
    return failed(
      repairTrouble ? { code: repairTrouble } : { code: 'faults', faults: faults.slice(0, maxFaults) },
    );
  // Of an unusable translation, only the reasons why it is unusable are of interest.
  const doubts = faults.filter(({ segment, code }) => leavesDutch(code) || !unusable.has(segment));
  const words = new Map([...value].filter(([id]) => !unusable.has(id)));
  if (judge === undefined) return { ok: true, words, doubts, tokens };
  const translated = segments.filter(({ id }) => words.has(id));
  const judging = { words, doubts, locale: target.locale, timeoutSeconds: secondsLeft() };
  return { ok: true, words, doubts: await judgeTranslation(judge, translated, judging), tokens };
}

/** With fewer seconds left than this, no repair starts. */
const minSecondsForRepair = 2;

/** This many faults are enough to explain a failed translation. */
const maxFaults = 5;

/** The maximum number of characters per request, except for a single longer segment. Requests run in parallel. */
const maxAtOnce = 6000;

/** Sends long texts in several requests. Segments whose answer cannot be parsed are missing from the result. */
async function inParts(segments: readonly Segment[], ask: Ask): Promise<ModelAnswer<Map<string, string>>> {
  const parts: Segment[][] = [[]];
  let size = 0;
  for (const segment of segments) {
    if (size > 0 && size + segment.text.length > maxAtOnce) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(segment);
    size += segment.text.length;
  }
  const answers = (await Promise.all(parts.map(ask))).map((answer) => readableOr(answer, { segments: [] }));
  const tokens = sumOfTokens(...answers.map((answer) => answer.tokens));
  const failed = answers.find((answer) => !answer.ok);
  if (failed !== undefined) return { ...failed, tokens };
  const answered = answers.flatMap((answer) => (answer.ok ? answer.value.segments : []));
  return { ok: true, value: wordsById(answered, segments), tokens };
}

/** Drops all answers to a segment that was answered more than once, because any of them may be wrong. */
function wordsById(answered: readonly AnsweredSegment[], segments: readonly Segment[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const { id } of segments) {
    const [one, ...more] = answered.filter((answer) => answer.id === id);
    if (one !== undefined && more.length === 0) words.set(id, one.text.trim());
  }
  return words;
}

function allFaults(
  segments: readonly Segment[],
  words: ReadonlyMap<string, string>,
  target: TranslationTarget,
): Fault[] {
  const found = segments.flatMap((segment) => faultsOf(segment, words.get(segment.id) ?? '', target));
  const unusable = unusableIn(found);
  const rest = [...words].filter(([id]) => !unusable.has(id));
  const texts = rest.map(([, text]) => text);
  if (!isWrongLanguage(texts, target.locale)) return found;
  return [...found, ...rest.map(([id]): Fault => ({ segment: id, code: 'untranslated', detail: '' }))];
}

/** Returns the segments whose translation is unusable, so that they stay in Dutch. */
const unusableIn = (faults: readonly Fault[]): ReadonlySet<string> =>
  new Set(faults.filter(({ code }) => leavesDutch(code)).map(({ segment }) => segment));

/** `judge` may clear doubts of the automatic checks, and add others. Without a judge, the checks’ doubts remain. */
export type SegmentsTarget = TranslationTarget & {
  timeoutSeconds: number;
  judge?: LanguageModel | undefined;
};

type AnsweredSegment = { id: string; text: string };
type Ask = (part: readonly Segment[]) => Promise<ModelAnswer<{ segments: AnsweredSegment[] }>>;

export type Problem =
  | { code: (typeof problemCodes)[number] }
  | { code: 'faults' | 'doubts'; faults: Fault[] };

export type Translated =
  | { ok: true; words: Map<string, string>; doubts: Fault[]; tokens: Tokens }
  | { ok: false; problem: Problem; tokens: Tokens };
