import type { LanguageModel, ModelTrouble } from '../language-model/language-model.ts';
import { faultsOf, isWrongLanguage, type Aim, type Fault } from './faults.ts';
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
 * Translates segments, looks for faults, and has the faulty ones mended once. Answers all of them without a fault, or why
 * there is no such translation, and what either cost.
 */
export async function translateSegments(
  model: LanguageModel,
  segments: readonly Segment[],
  { patience, ...aim }: Aim & { patience: number },
): Promise<Translated> {
  const end = performance.now() + patience * 1000;
  const secondsLeft = () => (end - performance.now()) / 1000;
  const spent = { input: 0, output: 0 };
  const ask = async (
    part: readonly Segment[],
    repair?: { attempts: Map<string, string>; faults: Fault[] },
  ) => {
    const answer = await model.ask({
      task: repair ? repairTask(aim.locale) : translationTask(aim.locale),
      material: repair ? repairMaterial(part, { aim, ...repair }) : translationMaterial(part, aim),
      shape: translationShape,
      patience: secondsLeft(),
    });
    spent.input += answer.tokens.input;
    spent.output += answer.tokens.output;
    // An answer that cannot be read is one without translations: it is mended like any other.
    if (answer.ok || answer.trouble === 'wrong-shape') return answer.ok ? answer.value.segments : [];
    return answer.trouble;
  };
  const failed = (problem: Problem): Translated => ({ ok: false, problem, tokens: spent });

  const first = await inParts(segments, (part) => ask(part));
  if (typeof first === 'string') return failed({ code: first });
  const words = wordsById(first, segments);
  const faults = allFaults(segments, words, aim);
  if (faults.length === 0) return { ok: true, words, tokens: spent };

  const faulty = segments.filter(({ id }) => faults.some(({ segment }) => segment === id));
  if (secondsLeft() < leastForRepair) return failed({ code: 'faults', faults: faults.slice(0, mostFaults) });
  const second = await inParts(faulty, (part) => ask(part, { attempts: words, faults }));
  if (typeof second === 'string') return failed({ code: second });
  const mended = new Map([...words, ...wordsById(second, faulty)]);
  const left = allFaults(segments, mended, aim);
  if (left.length > 0) return failed({ code: 'faults', faults: left.slice(0, mostFaults) });
  return { ok: true, words: mended, tokens: spent };
}

/** Below this many seconds nobody begins to mend. */
const leastForRepair = 2;

/** Enough to say why, and to look at. */
const mostFaults = 5;

/** Characters of one question; a longer text is asked in parts, side by side. */
const mostAtOnce = 6000;

async function inParts(segments: readonly Segment[], ask: Ask): Promise<Said[] | ModelTrouble> {
  const parts: Segment[][] = [[]];
  let size = 0;
  for (const segment of segments) {
    if (size > 0 && size + segment.text.length > mostAtOnce) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(segment);
    size += segment.text.length;
  }
  const answers = await Promise.all(parts.map(ask));
  return (
    answers.find((answer) => typeof answer === 'string') ?? answers.flatMap((answer) => answer as Said[])
  );
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

function allFaults(segments: readonly Segment[], words: ReadonlyMap<string, string>, aim: Aim): Fault[] {
  const found = segments.flatMap((segment) => faultsOf(segment, words.get(segment.id) ?? '', aim));
  if (found.length > 0 || !isWrongLanguage([...words.values()], aim.locale)) return found;
  return segments.map(({ id }) => ({ segment: id, code: 'untranslated', detail: '' }));
}

type Said = { id: string; text: string };
type Ask = (part: readonly Segment[]) => Promise<Said[] | ModelTrouble>;

/** Why a language has no machine translation. */
export type Problem = { code: (typeof problemCodes)[number] } | { code: 'faults'; faults: Fault[] };

export type Tokens = { input: number; output: number };

export type Translated =
  | { ok: true; words: Map<string, string>; tokens: Tokens }
  | { ok: false; problem: Problem; tokens: Tokens };
