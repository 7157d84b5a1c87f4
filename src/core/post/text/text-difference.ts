import { diffArrays, diffWordsWithSpace } from 'diff';

/**
 * What changed between two texts: paragraph by paragraph, and word by word inside those that were changed.
 * @example textDifference('One two', 'One three') // => [{ kind: 'changed', parts: [same 'One ', removed 'two', added 'three'] }]
 */
export function textDifference(before: string, after: string): ParagraphChange[] {
  const [old, young] = [paragraphsOf(before), paragraphsOf(after)];
  const changes = diffArrays(old, young, { maxEditLength: mostEdits });
  // Nothing in common worth the time to find: all of it went, all of it came.
  if (changes === undefined) return inPairs(old, young);

  const result: ParagraphChange[] = [];
  for (let place = 0; place < changes.length; place++) {
    const change = changes[place];
    const next = changes[place + 1];
    if (change === undefined) continue;
    if (change.removed && next?.added) {
      result.push(...inPairs(change.value, next.value));
      place++;
    } else result.push(...change.value.map((text) => whole(kindOf(change), text)));
  }
  return result;
}

/** Whether anything differs. */
export const isSame = (changes: ParagraphChange[]): boolean => changes.every(({ kind }) => kind === 'same');

/** Beyond so many changes a text is another text, and looking further would only take time. */
const mostEdits = 2000;

const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    // Also where a block of HTML ends: an editor pastes whole articles in one line.
    .split(/\n+|(?<=<\/(?:p|h[1-6]|li|ul|ol|blockquote|div)>)/i)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Paragraphs that stand in each other’s place: words compared where they are alike, else one after the other. */
function inPairs(before: string[], after: string[]): ParagraphChange[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, place) => place).flatMap(
    (place) => {
      const [old, young] = [before[place], after[place]];
      if (old === undefined) return young === undefined ? [] : [whole('added', young)];
      if (young === undefined) return [whole('removed', old)];
      const parts = wordsChanged(old, young);
      return parts === undefined
        ? [whole('removed', old), whole('added', young)]
        : [{ kind: 'changed' as const, parts }];
    },
  );
}

/** Undefined where so little is the same that word by word nobody could read it. */
function wordsChanged(before: string, after: string): TextPart[] | undefined {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: mostEdits });
  if (changes === undefined) return undefined;
  const kept = changes.reduce(
    (sum, { added, removed, value }) => sum + (added || removed ? 0 : value.trim().length),
    0,
  );
  if (kept * 3 < Math.min(before.length, after.length)) return undefined;
  return changes.map((change) => ({ kind: kindOf(change), text: change.value }));
}

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): TextPart['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

const whole = (kind: TextPart['kind'], text: string): ParagraphChange => ({ kind, parts: [{ kind, text }] });

export type TextPart = { kind: 'same' | 'added' | 'removed'; text: string };
export type ParagraphChange = { kind: TextPart['kind'] | 'changed'; parts: TextPart[] };
