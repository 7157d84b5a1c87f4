import { diffArrays } from 'diff';

/**
 * What changed between two rows of blocks, in order. Blocks that stand in each other's place are one change where `compare` finds them
 * alike, and else two: one of them went, the other came.
 */
export function blockDifference<Block, Change>(
  before: Block[],
  after: Block[],
  { isSame, maxEdits, whole, compare }: Comparison<Block, Change>,
): Change[] {
  const inPairs = (old: readonly Block[], young: readonly Block[]): Change[] =>
    Array.from({ length: Math.max(old.length, young.length) }).flatMap((_, place) => {
      const [gone, come] = [old[place], young[place]];
      const changed = gone !== undefined && come !== undefined ? compare(gone, come) : undefined;
      if (changed !== undefined) return [changed];
      return [
        ...(gone === undefined ? [] : [whole('removed', gone)]),
        ...(come === undefined ? [] : [whole('added', come)]),
      ];
    });

  const changes = diffArrays(before, after, { comparator: isSame, maxEditLength: maxEdits });
  // Nothing in common worth the time to find: all of it went, all of it came.
  if (changes === undefined) return inPairs(before, after);
  return changes.flatMap((change, place) => {
    const [last, next] = [changes[place - 1], changes[place + 1]];
    if (change.removed && next?.added) return inPairs(change.value, next.value);
    if (change.added && last?.removed) return [];
    return change.value.map((block) => whole(kindOf(change), block));
  });
}

/** What became of a piece of a text. */
export const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): ChangeKind =>
  added ? 'added' : removed ? 'removed' : 'same';

export type ChangeKind = 'same' | 'added' | 'removed';

type Comparison<Block, Change> = {
  isSame: (one: Block, other: Block) => boolean;
  /** Beyond so many changes a text is another text, and looking further would only take time. */
  maxEdits: number;
  /** A block that stayed, came or went. */
  whole: (kind: ChangeKind, block: Block) => Change;
  /** Undefined where so little is the same that word by word nobody could read it. */
  compare: (before: Block, after: Block) => Change | undefined;
};
