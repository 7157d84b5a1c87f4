import { diffArrays } from 'diff';
import { shownBlocks, type ShownBlock, type ShownWord } from './shown-blocks.ts';
import { kindOf, type ChangeKind } from './text-difference.ts';

/**
 * Compares the visible words and marks (such as `strong`) of Markdown or HTML bodies. Returns unchanged blocks too.
 * @example bodyDifference('One <b>two</b>', 'One **three**') // => [{ kind: 'changed', tag: 'p', parts: [same 'One ', …] }]
 */
export function bodyDifference(before: string, after: string): BlockChange[] {
  const [old, young] = [before, after].map((text) => shownBlocks(text).map(withKey)) as [Keyed[], Keyed[]];
  const changes = diffArrays(old, young, { comparator: isSame, maxEditLength: maxEdits });
  // If the texts have too little in common, their blocks are compared by position.
  if (changes === undefined) return inPairs(old, young);
  return changes.flatMap((change, index) => {
    const [last, next] = [changes[index - 1], changes[index + 1]];
    if (change.removed && next?.added) return inPairs(change.value, next.value);
    if (change.added && last?.removed) return [];
    return change.value.map((block) => whole(kindOf(change), block));
  });
}

/** Two bodies with more changed blocks than this, or two blocks with more changed words, are treated as unrelated. */
const maxEdits = 1000;

/** Pairs blocks by position. A similar pair becomes one change. Any other pair becomes a removal and an addition. */
const inPairs = (old: readonly ShownBlock[], young: readonly ShownBlock[]): BlockChange[] =>
  Array.from({ length: Math.max(old.length, young.length) }).flatMap((_, index) => {
    const [removed, added] = [old[index], young[index]];
    const changed = removed && added && wordsChanged(removed, added);
    if (changed) return [changed];
    return [...(removed ? [whole('removed', removed)] : []), ...(added ? [whole('added', added)] : [])];
  });

/** Returns undefined unless the tags are equal, and a third of the shorter block’s words stays. */
function wordsChanged(before: ShownBlock, after: ShownBlock): BlockChange | undefined {
  if (before.tag !== after.tag) return undefined;
  const changes = diffArrays(before.words, after.words, {
    comparator: isSameWord,
    maxEditLength: maxEdits,
  });
  if (changes === undefined) return undefined;
  const length = (words: readonly ShownWord[]) =>
    words.reduce((sum, { text }) => sum + text.trim().length, 0);
  const unchanged = changes.reduce(
    (sum, { added, removed, value }) => sum + (added || removed ? 0 : length(value)),
    0,
  );
  if (unchanged * 3 < Math.min(length(before.words), length(after.words))) return undefined;
  const parts = changes.flatMap((change) => together(kindOf(change), change.value));
  return { kind: 'changed', tag: after.tag, parts };
}

function together(kind: ChangeKind, words: readonly ShownWord[]): BlockPart[] {
  const parts: BlockPart[] = [];
  for (const { text, marks } of words) {
    const last = parts.at(-1);
    if (last && last.marks.join() === marks.join()) last.text += text;
    else parts.push({ kind, text, marks });
  }
  return parts;
}

const whole = (kind: ChangeKind, { tag, words }: ShownBlock): BlockChange => ({
  kind,
  tag,
  parts: together(kind, words),
});

const isSameWord = (one: ShownWord, other: ShownWord): boolean =>
  one.text === other.text && one.marks.join() === other.marks.join();

/** Blocks are compared thousands of times, so each block gets a key that represents its content. */
const withKey = (block: ShownBlock): Keyed => ({ ...block, key: JSON.stringify(block) });

const isSame = (one: Keyed, other: Keyed): boolean => one.key === other.key;

export type BlockPart = { kind: ChangeKind; text: string; marks: readonly string[] };
export type BlockChange = { kind: ChangeKind | 'changed'; tag: string; parts: BlockPart[] };
type Keyed = ShownBlock & { key: string };
