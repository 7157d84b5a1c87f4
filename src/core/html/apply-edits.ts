/**
 * Replaces parts of a text. The edits must be sorted by start. An edit inside a previous edit is dropped.
 *
 * @example applyEdits('<h2>Zon</h2>', [{ start: 3, end: 3, text: ' id="zon"' }]) // => '<h2 id="zon">Zon</h2>'
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

export type Edit = { start: number; end: number; text: string };
