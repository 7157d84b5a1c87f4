import { diffArrays } from 'diff';
import { shownBlocks, type ShownBlock, type ShownWord } from './shown-blocks.ts';

/**
 * What a reader of a body would see changed between two texts, Markdown or HTML: block by block, and word by word in those that
 * were changed, each with its marks.
 * @example bodyDifference('<p>One <b>two</b></p>', 'One **three**') // => [{ kind: 'changed', tag: 'p', parts: [same 'One ', removed 'two', added 'three'] }]
 */
export function bodyDifference(before: string, after: string): BlockChange[] {
  const [old, young] = [before, after].map((text) => shownBlocks(text).map(withKey)) as [Keyed[], Keyed[]];
  const changes = diffArrays(old, young, { comparator: isSame, maxEditLength: mostEdits });
  if (changes === undefined) return inPairs(old, young);
  const result: BlockChange[] = [];
  for (let place = 0; place < changes.length; place++) {
    const change = changes[place];
    const next = changes[place + 1];
    if (change === undefined) continue;
    if (change.removed && next?.added) {
      result.push(...inPairs(change.value, next.value));
      place++;
    } else result.push(...change.value.map((block) => whole(kindOf(change), block)));
  }
  return result;
}

/** Beyond so many changes a text is another text, and looking further would only take time. */
const mostEdits = 1000;

function inPairs(before: readonly ShownBlock[], after: readonly ShownBlock[]): BlockChange[] {
  return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, place) => {
    const [old, young] = [before[place], after[place]];
    if (old === undefined) return young === undefined ? [] : [whole('added', young)];
    if (young === undefined) return [whole('removed', old)];
    const parts = old.tag === young.tag ? wordsChanged(old.words, young.words) : undefined;
    return parts === undefined
      ? [whole('removed', old), whole('added', young)]
      : [{ kind: 'changed' as const, tag: young.tag, parts }];
  });
}

/** Undefined where so little is the same that word by word nobody could read it. */
function wordsChanged(before: ShownWord[], after: ShownWord[]): BlockPart[] | undefined {
  const changes = diffArrays(before, after, { comparator: isSameWord, maxEditLength: mostEdits });
  if (changes === undefined) return undefined;
  const length = (words: readonly ShownWord[]) =>
    words.reduce((sum, { text }) => sum + text.trim().length, 0);
  const kept = changes.reduce(
    (sum, { added, removed, value }) => sum + (added || removed ? 0 : length(value)),
    0,
  );
  if (kept * 3 < Math.min(length(before), length(after))) return undefined;
  return changes.flatMap((change) => together(kindOf(change), change.value));
}

/** Neighbours with the same marks as one. */
function together(kind: BlockPart['kind'], words: readonly ShownWord[]): BlockPart[] {
  const parts: BlockPart[] = [];
  for (const { text, marks } of words) {
    const last = parts.at(-1);
    if (last && last.marks.join() === marks.join()) last.text += text;
    else parts.push({ kind, text, marks });
  }
  return parts;
}

const whole = (kind: BlockPart['kind'], { tag, words }: ShownBlock): BlockChange => ({
  kind,
  tag,
  parts: together(kind, words),
});

const isSameWord = (one: ShownWord, other: ShownWord): boolean =>
  one.text === other.text && one.marks.join() === other.marks.join();

/** Compared thousands of times: as one text each. */
const withKey = (block: ShownBlock): Keyed => ({ ...block, key: JSON.stringify(block) });

const isSame = (one: Keyed, other: Keyed): boolean => one.key === other.key;

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): BlockPart['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

export type BlockPart = { kind: 'same' | 'added' | 'removed'; text: string; marks: readonly string[] };
export type BlockChange = { kind: BlockPart['kind'] | 'changed'; tag: string; parts: BlockPart[] };
type Keyed = ShownBlock & { key: string };
