import { diffWordsWithSpace } from 'diff';

/** Returns the changes between two values of a field, word by word. Fields are short; `bodyDifference` compares bodies. */
export const textDifference = (before: string, after: string): { kind: ChangeKind; text: string }[] =>
  diffWordsWithSpace(before, after).map((change) => ({ kind: kindOf(change), text: change.value }));

export const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): ChangeKind =>
  added ? 'added' : removed ? 'removed' : 'same';

export type ChangeKind = 'same' | 'added' | 'removed';
