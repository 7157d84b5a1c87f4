import { alignedRuns, frameOf } from './segments/blocks.ts';
import type { Fault } from './faults.ts';
import { bodyBlocks, fieldNames, type ReusableWords, type TranslatableText } from './segments/segments.ts';

/** Returns the earlier translations of fields and blocks that have no doubts and whose Dutch text is unchanged. */
export function reusableWords(
  source: TranslatableText,
  { source: before, translation, doubts = [] }: Earlier,
): ReusableWords {
  const doubted = new Set(doubts.map(({ segment }) => segment.split('.')[0] ?? ''));
  const fields = fieldNames.filter(
    (name) => source[name] === before[name] && translation[name] && !doubted.has(name),
  );
  const pairs = isParallel({ source: before, translation })
    ? alignedRuns(runsIn(source), runsIn(translation), runsIn(before))
    : [];
  const runs = pairs.flatMap(({ dutch, translated, isUnchanged }): [number, string][] =>
    dutch && translated && isUnchanged && !doubted.has(`b${translated.index}`)
      ? [[dutch.index, translated.html]]
      : [],
  );
  return { fields: Object.fromEntries(fields.map((name) => [name, translation[name]])), runs: new Map(runs) };
}

/** Whether a translation has the same blocks as its source. */
export const isParallel = ({ source, translation }: Earlier): boolean =>
  frameOf(bodyBlocks(source)) === frameOf(bodyBlocks(translation));

/** Whether a segment is reused. Segments inside a reused run count too, such as image descriptions. */
export function isInherited(id: string, { fields, runs }: ReusableWords): boolean {
  const run = /^b(\d+)/.exec(id)?.[1];
  return run === undefined ? id in fields : runs.has(Number(run));
}

const runsIn = (text: TranslatableText): Run[] =>
  bodyBlocks(text).flatMap((block, index) => ('run' in block ? [{ index, html: block.run }] : []));

/** `source` is the Dutch text on which the translation is based; `translation` includes all later edits. */
export type Earlier = Record<'source' | 'translation', TranslatableText> & { doubts?: readonly Fault[] };

/** `index` is the position among the blocks, which is the same in a text and its translation. */
type Run = { index: number; html: string };
