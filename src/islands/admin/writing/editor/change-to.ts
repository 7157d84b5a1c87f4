import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/** Replaces only the range of the text in which `doc` differs. Returns undefined if nothing differs. */
export function changeTo(doc: Node, state: EditorState): Transaction | undefined {
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || end === null) return undefined;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return state.tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
}
