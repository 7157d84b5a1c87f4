/**
 * Replaces parts of a text. Edits must be sorted by start. Ignores an edit that begins before the end of the previous
 * edit.
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
