import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { wrapRangeInList } from 'prosemirror-schema-list';
import type { EditorState, Transaction } from 'prosemirror-state';
import { canJoin } from 'prosemirror-transform';
import { schema } from '../../document/schema.ts';

const { nodes } = schema;

/** In a list, the item has its bullet already, or a number, which “- ” would follow. */
export function bullet(tr: Transaction, at: number): Transaction | null {
  const list = listOf(tr.doc.resolve(at));
  if (list === undefined) return inList(tr, at, nodes.bullet_list);
  return list.type === nodes.bullet_list ? tr : null;
}

/** Returns the list whose item begins with the paragraph at `$at`. */
const listOf = ($at: ResolvedPos) =>
  $at.depth > 2 && $at.node(-1).type === nodes.list_item && $at.index(-1) === 0 ? $at.node(-2) : undefined;

/** Puts the paragraph at `at` into a list, and joins the list with one of the same type above it. */
function inList(tr: Transaction, at: number, type: NodeType, blocks = 1): Transaction | null {
  const $at = tr.doc.resolve(at);
  const above = blocks === 1 ? $at : tr.doc.resolve($at.before() - 1);
  const range = above.blockRange($at);
  if (range === null || !wrapRangeInList(tr, range, type)) return null;
  const list = tr.doc.resolve(range.start);
  return list.nodeBefore?.type === type && canJoin(tr.doc, range.start) ? tr.join(range.start) : tr;
}

/** Gives the item its typed number, continues the list above, or makes a list of this line and the line above, which begins with “1.”. */
export function numberedList(
  state: EditorState,
  [, number, mark = '']: RegExpMatchArray,
  start: number,
  end: number,
): Transaction | null {
  const $start = state.doc.resolve(start);
  if ($start.parent.type !== nodes.paragraph) return null;
  const above = state.doc.resolve($start.before()).nodeBefore;
  const tr = state.tr.delete(start, end);
  const list = listOf($start);
  if (list) {
    if (list.type !== nodes.ordered_list || list.attrs['type'] !== null) return null;
    const value = nextNumber(list, $start.index(-2)) === Number(number) ? null : Number(number);
    return tr.setNodeAttribute($start.before(-1), 'value', value);
  }
  if (above?.type === nodes.ordered_list)
    return nextNumber(above, above.childCount) === Number(number)
      ? inList(tr, start, nodes.ordered_list)
      : null;
  const first = `1${mark} `;
  if (number !== '2' || above?.type !== nodes.paragraph || !above.textContent.startsWith(first)) return null;
  // “1. 12. 2026” is a date.
  if (/^\d/.test(above.textContent.slice(first.length))) return null;
  const itemStart = $start.before() - above.nodeSize + 1;
  return inList(tr.delete(itemStart, itemStart + first.length), start - first.length, nodes.ordered_list, 2);
}

/** Returns the number of the item at `index`, counted from the items before it. */
const nextNumber = ({ attrs, children }: Node, index: number): number =>
  children
    .slice(0, index)
    .reduce((next, item) => Number(item.attrs['value'] ?? next) + 1, Number(attrs['start']));
