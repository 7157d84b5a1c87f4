import { askChecked, mapAnswer, readableOr, secondsLeftOf } from '../language-model/ask-checked.ts';
import {
  sumOfTokens,
  type LanguageModel,
  type ModelAnswer,
  type Tokens,
} from '../language-model/language-model.ts';
import { faultsOf, isWrongLanguage, type TranslationTarget, type Fault } from './faults.ts';
import type { problemCodes } from './problem-codes.ts';
import type { Segment } from './segments.ts';
import {
  repairMaterial,
  repairTask,
  translationMaterial,
  translationShape,
  translationTask,
} from './translation-task.ts';

/**
 * Translates segments, looks for faults, and has the faulty ones repaired once. Answers all of them without a fault, or why
 * there is no such translation, and what either cost.
 */
export async function translateSegments(
  model: LanguageModel,
  segments: readonly Segment[],
  { timeoutSeconds, ...aim }: TranslationTarget & { timeoutSeconds: number },
): Promise<Translated> {
  const secondsLeft = secondsLeftOf(timeoutSeconds);
  const ask = (task: string, material: object) =>
    model.ask({ task, material, shape: translationShape, timeoutSeconds: secondsLeft() });
  const answer = await askChecked({
    ask: () => inParts(segments, (part) => ask(translationTask(aim.locale), translationMaterial(part, aim))),
    check: (words) => allFaults(segments, words, aim),
    async repair(attempts, faults) {
      if (secondsLeft() < minSecondsForRepair) return undefined;
      const faulty = segments.filter(({ id }) => faults.some(({ segment }) => segment === id));
      const repaired = await inParts(faulty, (part) =>
        ask(repairTask(aim.locale), repairMaterial(part, { aim, attempts, faults })),
      );
      return mapAnswer(repaired, (words) => new Map([...attempts, ...words]));
    },
  });
  const failed = (problem: Problem): Translated => ({ ok: false, problem, tokens: answer.tokens });
  if (!answer.ok) return failed({ code: answer.trouble });
  if (answer.repairTrouble !== undefined) return failed({ code: answer.repairTrouble });
  if (answer.faults.length > 0) return failed({ code: 'faults', faults: answer.faults.slice(0, maxFaults) });
  return { ok: true, words: answer.value, tokens: answer.tokens };
}

/** With fewer seconds left, no repair is begun. */
const minSecondsForRepair = 2;

/** Enough to say why, and to look at. */
const maxFaults = 5;

/** Characters of one question; a longer text is asked in parts, side by side. */
const maxAtOnce = 6000;

/** The words by the ids of their segments. A part that cannot be read is one without translations. */
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
  const said = answers.flatMap((answer) => (answer.ok ? answer.value.segments : []));
  return { ok: true, value: wordsById(said, segments), tokens };
}

/** What was said of segments that were asked for. One that was said twice is as good as not said. */
function wordsById(said: readonly Said[], segments: readonly Segment[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const { id } of segments) {
    const [one, ...more] = said.filter((answer) => answer.id === id);
    if (one !== undefined && more.length === 0) words.set(id, one.text.trim());
  }
  return words;
}

function allFaults(
  segments: readonly Segment[],
  words: ReadonlyMap<string, string>,
  aim: TranslationTarget,
): Fault[] {
  const found = segments.flatMap((segment) => faultsOf(segment, words.get(segment.id) ?? '', aim));
  if (found.length > 0 || !isWrongLanguage([...words.values()], aim.locale)) return found;
  return segments.map(({ id }) => ({ segment: id, code: 'untranslated', detail: '' }));
}

type Said = { id: string; text: string };
type Ask = (part: readonly Segment[]) => Promise<ModelAnswer<{ segments: Said[] }>>;

/** Why a language has no machine translation. */
export type Problem = { code: (typeof problemCodes)[number] } | { code: 'faults'; faults: Fault[] };

export type Translated =
  | { ok: true; words: Map<string, string>; tokens: Tokens }
  | { ok: false; problem: Problem; tokens: Tokens };
