import { findAll } from 'domutils';
import { htmlTree } from '../../html/html-tree.ts';
import { textOf } from '../../html/words.ts';
import { alignedRuns, type Block } from '../segments/blocks.ts';
import { isParallel } from '../reusable-words.ts';
import type { Fault } from '../faults.ts';
import type { ReviewPart } from './review-parts.ts';
import { bodyBlocks, fieldNames, type TranslatableText } from '../segments/segments.ts';

/**
 * Puts each part of a translation beside its Dutch part, and says what an editor has still to read. In the result, `isParallel` is true if the translation has the same blocks as `source` or `madeFrom`.
 * In a pair, `changed` is true if `reviewed` lacks the translated part, `outdated` if `earlierSource` lacks the Dutch.
 */
export function reviewPairs(texts: Reviewing): ReviewText {
  const { source, translation, reviewed, earlierSource, madeFrom = earlierSource, doubts = [] } = texts;
  const isReviewed = wordsKnownIn(reviewed);
  const isTranslated = wordsKnownIn(earlierSource);
  const pair = (
    part: ReviewPart,
    [dutch = '', translated = '']: (string | undefined)[],
    { id = part, ...shown }: Shown & { id?: string | undefined } = {},
  ): ReviewPair => ({
    ...shown,
    part,
    source: dutch,
    translation: translated,
    changed: !isReviewed(translated),
    outdated: !isTranslated(dutch),
    doubts: doubts.filter(({ segment }) => segment.split('.')[0] === id),
  });
  const blocks = bodyBlocks(translation);
  const translatedRuns = runsIn(blocks);
  const earlier = madeFrom && isParallel({ source: madeFrom, translation }) ? madeFrom : undefined;
  const dutchRuns = runsIn(bodyBlocks(source));
  const earlierRuns = earlier && runsIn(bodyBlocks(earlier));
  const body = alignedRuns(dutchRuns, translatedRuns, earlierRuns).map(({ dutch, translated }) =>
    pair(dutch?.part ?? translated?.part ?? 'body', [dutch?.words, translated?.words], {
      id: translated?.id ?? dutch?.id,
      tag: dutch?.tag ?? translated?.tag,
      html: { source: dutch?.html ?? '', translation: translated?.html ?? '' },
      run: translated && translatedRuns.indexOf(translated),
    }),
  );
  const fields = fieldNames
    .filter((name) => source[name] || translation[name])
    .map((name) => pair(name, [source[name], translation[name]]));
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
  const parts = new Set([
    '',
    ...fieldNames.map((name) => text[name]),
    ...runsIn(bodyBlocks(text)).map(({ words }) => words),
  ]);
  return (words) => parts.has(words);
}

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
    const tag = before && 'frame' in before ? lastTag(before.frame) : undefined;
    return [{ ...wordsOfRun(block.run), id: `b${index}`, html: block.run, tag: tag ?? '' }];
  });

/** Returns the name of the tag that ends a frame. */
const lastTag = (frame: string): string | undefined => {
  const text = frame.trimEnd();
  return text.endsWith('>') ? /^<(\w+)/.exec(text.slice(text.lastIndexOf('<')))?.[1] : undefined;
};

/** An image without words around it is represented by its description. */
function wordsOfRun(run: string): RunWords {
  const words = textOf(run);
  const images = words === '' ? findAll(({ name }) => name === 'img', htmlTree(run)) : [];
  if (images.length === 0) return { part: 'body', words };
  return { part: 'image', words: images.map(({ attribs }) => attribs['alt'] ?? '').join(', ') };
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
  tag?: string | undefined;
  html?: { source: string; translation: string } | undefined;
  /** The position of this text run in the translated body. Undefined for a field such as the title, or if missing. */
  run?: number | undefined;
};

type RunWords = { part: ReviewPart; words: string };
type Run = RunWords & { id: string; html: string; tag: string };

export type ReviewText = { isParallel: boolean; pairs: ReviewPair[]; frames: string[] };
