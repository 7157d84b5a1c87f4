import { findAll } from 'domutils';
import { htmlTree } from '../../html/html-tree.ts';
import { textOf } from '../../html/words.ts';
import { isParallel } from '../reusable-words.ts';
import type { Fault } from '../faults.ts';
import type { ReviewPart } from './review-parts.ts';
import { bodyBlocks, fieldNames, type TranslatableText } from '../segments.ts';

/**
 * Pairs a translation with its Dutch text by paragraph. If their blocks differ, `isParallel` is false. `changed` marks
 * differences from the last reviewed text, if there is one. A doubt belongs to the pair of its segment.
 */
export function reviewPairs({ source, translation, reviewed, doubts = [] }: Reviewing): ReviewText {
  const known =
    reviewed &&
    new Set([
      ...fieldNames.map((name) => reviewed[name]),
      ...wordsOfBody(reviewed).map(({ words }) => words),
    ]);
  const pair = (
    part: ReviewPart,
    [from = '', to = '']: (string | undefined)[],
    { id, ...shown }: Pick<ReviewPair, 'tag' | 'html'> & { id: string },
  ): ReviewPair => ({
    ...{ part, ...shown },
    doubts: doubts.filter(({ segment }) => segment.split('.')[0] === id),
    source: from,
    translation: to,
    changed: known !== undefined && to !== '' && !known.has(to),
  });
  const [dutch, other] = [wordsOfBody(source), wordsOfBody(translation)];
  const body = Array.from({ length: Math.max(dutch.length, other.length) }, (_, index) =>
    pair(dutch[index]?.part ?? other[index]?.part ?? 'body', [dutch[index]?.words, other[index]?.words], {
      id: dutch[index]?.id ?? '',
      tag: dutch[index]?.tag ?? '',
      html: { source: dutch[index]?.html ?? '', translation: other[index]?.html ?? '' },
    }),
  );
  const fields = fieldNames
    .filter((name) => source[name] || translation[name])
    .map((name) => pair(name, [source[name], translation[name]], { id: name }));
  const isBeside = (part: ReviewPart) => part === 'title' || part === 'excerpt';
  return {
    isParallel: isParallel({ source, translation }),
    pairs: [
      ...fields.filter(({ part }) => isBeside(part)),
      ...body,
      ...fields.filter(({ part }) => !isBeside(part)),
    ],
  };
}

const wordsOfBody = (text: TranslatableText): (RunWords & { id: string; html: string; tag: string })[] =>
  bodyBlocks(text).flatMap((block, index, all) => {
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
  doubts?: readonly Fault[];
};

export type ReviewPair = {
  part: ReviewPart;
  source: string;
  translation: string;
  changed: boolean;
  doubts: Fault[];
  /** The tag of a block of the body, such as `h2`, and its content as sanitised HTML. */
  tag?: string;
  html?: { source: string; translation: string };
};

type RunWords = { part: ReviewPart; words: string };

export type ReviewText = { isParallel: boolean; pairs: ReviewPair[] };
