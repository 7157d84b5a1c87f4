import { diffWordsWithSpace } from 'diff';
import { blockDifference, kindOf, type ChangeKind } from './block-difference.ts';

/** Returns the changes between two texts, by paragraph, and by word within changed paragraphs. */
export const textDifference = (before: string, after: string): ParagraphChange[] =>
  blockDifference(paragraphsOf(before), paragraphsOf(after), {
    isSame: (one, other) => one === other,
    maxEdits,
    whole: (kind, text) => ({ kind, parts: [{ kind, text }] }),
    compare: wordsChanged,
  });

export const isSame = (changes: ParagraphChange[]): boolean => changes.every(({ kind }) => kind === 'same');

const maxEdits = 2000;

const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    // Editors paste whole articles on one line, so an HTML block also ends a paragraph.
    .split(/\n+|(?<=<\/(?:p|h[1-6]|li|ul|ol|blockquote|div)>)/i)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

function wordsChanged(before: string, after: string): ParagraphChange | undefined {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: maxEdits });
  if (changes === undefined) return undefined;
  const kept = changes.reduce(
    (sum, { added, removed, value }) => sum + (added || removed ? 0 : value.trim().length),
    0,
  );
  if (kept * 3 < Math.min(before.length, after.length)) return undefined;
  return { kind: 'changed', parts: changes.map((change) => ({ kind: kindOf(change), text: change.value })) };
}

export type TextPart = { kind: ChangeKind; text: string };
export type ParagraphChange = { kind: ChangeKind | 'changed'; parts: TextPart[] };
