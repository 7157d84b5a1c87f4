import { diffArrays } from 'diff';
import { frameOf, type Block } from './blocks.ts';
import type { Fault } from './faults.ts';
import { bodyBlocks, fieldNames, type ReusableWords, type TranslatableText } from './segments.ts';

/** Returns the earlier translations of fields and blocks that have no doubts and whose Dutch text is unchanged. */
export function reusableWords(
  source: TranslatableText,
  { source: before, translation, doubts = [] }: Earlier,
): ReusableWords {
  const doubted = new Set(doubts.map(({ segment }) => segment.split('.')[0] ?? ''));
  const fields = fieldNames.filter(
    (name) => source[name] === before[name] && isText(translation[name]) && !doubted.has(name),
  );
  const runs = isParallel({ source: before, translation })
    ? unchangedRuns(bodyBlocks(source), {
        old: bodyBlocks(before),
        translated: bodyBlocks(translation),
        doubted,
      })
    : new Map<number, string>();
  return { fields: Object.fromEntries(fields.map((name) => [name, translation[name]])), runs };
}

export const isParallel = ({ source, translation }: Earlier): boolean =>
  frameOf(bodyBlocks(source)) === frameOf(bodyBlocks(translation));

/** Whether a segment is reused. Segments inside a reused run count too, such as image descriptions. */
export function isInherited(id: string, { fields, runs }: ReusableWords): boolean {
  const run = /^b(\d+)/.exec(id)?.[1];
  return run === undefined ? id in fields : runs.has(Number(run));
}

function unchangedRuns(
  blocks: Block[],
  { old, translated, doubted }: Record<'old' | 'translated', Block[]> & { doubted: ReadonlySet<string> },
): Map<number, string> {
  const [runIndexes, oldIndexes] = [indexesOfRuns(blocks), indexesOfRuns(old)];
  const words = runsOf(translated);
  const kept = new Map<number, string>();
  let [before, now] = [0, 0];
  for (const { added, removed, count } of diffArrays(runsOf(old), runsOf(blocks))) {
    if (!added && !removed)
      for (let step = 0; step < count; step++)
        if (!doubted.has(`b${oldIndexes[before + step]}`))
          kept.set(runIndexes[now + step] ?? -1, words[before + step] ?? '');
    if (!added) before += count;
    if (!removed) now += count;
  }
  return kept;
}

const indexesOfRuns = (blocks: Block[]): number[] =>
  blocks.flatMap((block, index) => ('run' in block ? [index] : []));

const runsOf = (blocks: Block[]): string[] => blocks.flatMap((block) => ('run' in block ? [block.run] : []));

const isText = (value: string | undefined): boolean => value !== undefined && value !== '';

/** `source` is the Dutch text on which the translation is based; `translation` includes all later edits. */
export type Earlier = Record<'source' | 'translation', TranslatableText> & { doubts?: readonly Fault[] };
