import { diffArrays } from 'diff';
import { findAll } from 'domutils';
import { htmlTree } from '../../html/html-tree.ts';
import { textOf } from '../../html/words.ts';
import type { Block } from '../blocks.ts';
import { isParallel } from '../reusable-words.ts';
import type { Fault } from '../faults.ts';
import type { ReviewPart } from './review-parts.ts';
import { bodyBlocks, fieldNames, type TranslatableText } from '../segments.ts';

/**
 * In the result, `isParallel` is true if the translation has the same blocks as `source` or `madeFrom`.
 * In a pair, `changed` is true if `reviewed` lacks the translated part, `outdated` if `earlierSource` lacks the Dutch.
 */
export function reviewPairs(texts: Reviewing): ReviewText {
  const { source, translation, reviewed, earlierSource, madeFrom = earlierSource, doubts = [] } = texts;
  const [isKnown, isTranslated] = [wordsKnownIn(reviewed), wordsKnownIn(earlierSource)];
  const pair = (
    part: ReviewPart,
    [from = '', to = '']: (string | undefined)[],
    shown: Shown,
  ): ReviewPair => ({
    part,
    source: from,
    translation: to,
    changed: !isKnown(to),
    outdated: !isTranslated(from),
    doubts: doubts.filter(({ segment }) => segment.split('.')[0] === (shown.id ?? part)),
    tag: shown.tag,
    html: shown.html,
    run: shown.run,
  });
  const blocks = bodyBlocks(translation);
  const other = runsIn(blocks);
  const earlier = madeFrom && isParallel({ source: madeFrom, translation }) ? madeFrom : undefined;
  const dutchRuns = runsIn(bodyBlocks(source));
  const body = alignedRuns(dutchRuns, other, earlier && runsIn(bodyBlocks(earlier))).map(([dutch, own]) =>
    pair(dutch?.part ?? own?.part ?? 'body', [dutch?.words, own?.words], {
      id: own?.id ?? dutch?.id,
      tag: dutch?.tag ?? own?.tag,
      html: { source: dutch?.html ?? '', translation: own?.html ?? '' },
      run: own && other.indexOf(own),
    }),
  );
  const fields = fieldNames
    .filter((name) => source[name] || translation[name])
    .map((name) => pair(name, [source[name], translation[name]], {}));
  const isBeside = ({ part }: ReviewPair) => part === 'title' || part === 'excerpt';
  return {
    isParallel: earlier !== undefined || isParallel({ source, translation }),
    pairs: [...fields.filter(isBeside), ...body, ...fields.filter((field) => !isBeside(field))],
    frames: framesIn(blocks),
  };
}

/** Returns a check of whether words are a whole field or paragraph of `text`. Without a text, all words pass. */
function wordsKnownIn(text: TranslatableText | undefined): (words: string) => boolean {
  if (text === undefined) return () => true;
  const known = new Set([
    '',
    ...fieldNames.map((name) => text[name]),
    ...runsIn(bodyBlocks(text)).map(({ words }) => words),
  ]);
  return (words) => known.has(words);
}

/** Pairs the Dutch runs with their translations. `earlier` are the Dutch runs from which `other` was translated. */
function alignedRuns(dutch: Run[], other: Run[], earlier: Run[] = dutch): RunPair[] {
  const rows: RunPair[] = [];
  const [ours, theirs] = [[...dutch], [...other]];
  const pairUp = (from: Run[], to: Run[]) => {
    for (let at = 0; at < Math.max(from.length, to.length); at++) rows.push([from[at], to[at]]);
  };
  const changes = diffArrays(htmlOfRuns(earlier), htmlOfRuns(dutch));
  changes.forEach(({ added, removed, count }, index) => {
    const [last, next] = [changes[index - 1], changes[index + 1]];
    if (added && last?.removed) return;
    const replacing = next?.added ? next.count : 0;
    pairUp(ours.splice(0, removed ? replacing : count), theirs.splice(0, added ? 0 : count));
  });
  pairUp(ours, theirs);
  return rows;
}

const htmlOfRuns = (runs: readonly Run[]): string[] => runs.map(({ html }) => html);

/** Returns the frames: the markup before, between and after the runs. A text alternates frames and runs. */
function framesIn(blocks: readonly Block[]): string[] {
  const frames = [''];
  for (const block of blocks)
    if ('run' in block) frames.push('');
    else frames.push((frames.pop() ?? '') + block.frame);
  return frames;
}

const runsIn = (blocks: readonly Block[]): Run[] =>
  blocks.flatMap((block, index, all) => {
    if (!('run' in block)) return [];
    const before = all[index - 1];
    const tag = before && 'frame' in before ? /<(\w+)[^<]*>\s*$/.exec(before.frame)?.[1] : undefined;
    return [{ ...wordsOfRun(block.run), id: `b${index}`, html: block.run, tag: tag ?? '' }];
  });

/** A picture without words around it is represented by its description. */
function wordsOfRun(run: string): RunWords {
  const words = textOf(run);
  const pictures = words === '' ? findAll(({ name }) => name === 'img', htmlTree(run)) : [];
  if (pictures.length === 0) return { part: 'body', words };
  return { part: 'picture', words: pictures.map(({ attribs }) => attribs['alt'] ?? '').join(', ') };
}

type Reviewing = {
  source: TranslatableText;
  translation: TranslatableText;
  reviewed: TranslatableText | undefined;
  /** The Dutch text from which the stored translation was made, if known. Dutch parts that it lacks are outdated. */
  earlierSource?: TranslatableText | undefined;
  /** For a proposal that is not stored yet: the Dutch text from which `translation` was made. */
  madeFrom?: TranslatableText;
  doubts?: readonly Fault[];
};

export type ReviewPair = Shown & {
  part: ReviewPart;
  source: string;
  translation: string;
  changed: boolean;
  outdated: boolean;
  doubts: Fault[];
};

/** `tag` is the tag of a block of the body, such as `h2`, and `html` the block’s content as sanitised HTML. */
type Shown = {
  id?: string | undefined;
  tag?: string | undefined;
  html?: { source: string; translation: string } | undefined;
  /** The index of the part’s run in the translation. Undefined for a field, or if the translation lacks the run. */
  run?: number | undefined;
};

type RunWords = { part: ReviewPart; words: string };
type Run = RunWords & { id: string; html: string; tag: string };
type RunPair = [dutch: Run | undefined, other: Run | undefined];

export type ReviewText = { isParallel: boolean; pairs: ReviewPair[]; frames: string[] };
