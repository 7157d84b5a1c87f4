import { diffArrays } from 'diff';

/**
 * Returns the changes between two lists of blocks, in order. A replaced block is one change if `compare` finds both
 * blocks similar, or else a removal and an addition.
 */
export function blockDifference<Block, Change>(
  before: Block[],
  after: Block[],
  { isSame, maxEdits, whole, compare }: Comparison<Block, Change>,
): Change[] {
  const inPairs = (oldBlocks: readonly Block[], newBlocks: readonly Block[]): Change[] =>
    Array.from({ length: Math.max(oldBlocks.length, newBlocks.length) }).flatMap((_, index) => {
      const [removed, added] = [oldBlocks[index], newBlocks[index]];
      const changed = removed !== undefined && added !== undefined ? compare(removed, added) : undefined;
      if (changed !== undefined) return [changed];
      return [
        ...(removed === undefined ? [] : [whole('removed', removed)]),
        ...(added === undefined ? [] : [whole('added', added)]),
      ];
    });

  const changes = diffArrays(before, after, { comparator: isSame, maxEditLength: maxEdits });
  // The texts have so little in common that blocks are compared by position.
  if (changes === undefined) return inPairs(before, after);
  return changes.flatMap((change, index) => {
    const [last, next] = [changes[index - 1], changes[index + 1]];
    if (change.removed && next?.added) return inPairs(change.value, next.value);
    if (change.added && last?.removed) return [];
    return change.value.map((block) => whole(kindOf(change), block));
  });
}

export const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): ChangeKind =>
  added ? 'added' : removed ? 'removed' : 'same';

export type ChangeKind = 'same' | 'added' | 'removed';

type Comparison<Block, Change> = {
  isSame: (one: Block, other: Block) => boolean;
  /** Texts that need more edits are unrelated, so the search for changes stops. */
  maxEdits: number;
  whole: (kind: ChangeKind, block: Block) => Change;
  /** Compares two blocks word by word. Returns undefined if the result would be unreadable. */
  compare: (before: Block, after: Block) => Change | undefined;
};
