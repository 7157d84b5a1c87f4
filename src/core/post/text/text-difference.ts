import { diffWordsWithSpace } from 'diff';

/** Compares two values of a short text field word by word. `bodyDifference` compares bodies. */
export const textDifference = (before: string, after: string): { kind: ChangeKind; text: string }[] =>
  diffWordsWithSpace(before, after).map((change) => ({ kind: kindOf(change), text: change.value }));

/** Whether words were added, removed, or both. */
export const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): ChangeKind =>
  added ? 'added' : removed ? 'removed' : 'same';

export type ChangeKind = 'same' | 'added' | 'removed';
