import type { Node, NodeType } from 'prosemirror-model';
import { TextSelection, type Command, type Transaction } from 'prosemirror-state';
import { schema } from '../document/schema.ts';
import { enclosing } from './commands.ts';

const { nodes } = schema;

/**
 * Replaces the empty paragraph at `pos`, or else inserts below the top-level block at `pos`. But an image
 * joins an incomplete pair, and a question goes below the question around `pos`. Returns the new block’s position.
 */
export function insertBelow(tr: Transaction, pos: number, block: Node): number {
  const $pos = tr.doc.resolve(pos);
  const { parent } = $pos;
  const isEmpty = parent.type === nodes.paragraph && parent.content.size === 0;
  const around = block.type === nodes.question ? enclosing($pos, nodes.question) : undefined;
  if (isEmpty && around === undefined) {
    tr.replaceWith($pos.before(), $pos.after(), block);
    return withLineBelow(tr, $pos.before());
  }
  const isSecond = parent.type === nodes.pair && parent.childCount < 2 && block.type === nodes.figure;
  let at = isSecond || $pos.depth === 0 ? pos : $pos.after(1);
  if (around) at = around.pos + around.node.nodeSize;
  // The editor typed this empty paragraph in the answer only to insert the next question, so it is removed.
  if (isEmpty && around && around.node.childCount > 2) {
    tr.delete($pos.before(), $pos.after());
    at -= parent.nodeSize;
  }
  tr.insert(at, block);
  return withLineBelow(tr, at);
}

/** If the last block is not a paragraph, adds an empty paragraph, so that an editor can type below that block. */
function withLineBelow(tr: Transaction, at: number): number {
  if (tr.doc.lastChild?.type !== nodes.paragraph && tr.doc.resolve(at).depth === 0)
    tr.insert(tr.doc.content.size, nodes.paragraph.create());
  return at;
}

export const insertBlock =
  (block: Node): Command =>
  ({ tr, selection }, dispatch) => {
    const at = insertBelow(tr, selection.to, block);
    const line = TextSelection.near(tr.doc.resolve(at + 1)).$from;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, line.end())).scrollIntoView());
    return true;
  };

export const insertQuestion: Command = insertBlock(
  nodes.question.create(null, [nodes.summary.create(), nodes.paragraph.create()]),
);

export const insertTable: Command = (state, dispatch) => {
  if (enclosing(state.selection.$from, nodes.table)) return false;
  const row = (type: NodeType, isHead: boolean) =>
    nodes.table_row.create(
      { isHead },
      [1, 2, 3].map(() => type.create(null, nodes.paragraph.create())),
    );
  const rows = [row(nodes.table_header, true), row(nodes.table_cell, false), row(nodes.table_cell, false)];
  return insertBlock(nodes.table.create(null, rows))(state, dispatch);
};
