import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { type Attrs, type MarkType, type Node, type NodeType, type ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { schema } from '../document/schema.ts';

const { nodes, marks } = schema;

/** Bold, italic and struck text have two HTML tags each. If the selection has either tag, the command removes it. */
export const toggleBold: Command = toggleEither(marks.strong, marks.b);
export const toggleItalic: Command = toggleEither(marks.em, marks.i);
export const toggleStruck: Command = toggleEither(marks.s, marks.del);
export const toggleCode: Command = toggleMark(marks.code);

function toggleEither(usual: MarkType, other: MarkType): Command {
  return (state, dispatch) => {
    const type = isMarked(state, other) ? other : usual;
    return toggleMark(type)(state, dispatch);
  };
}

const setParagraph: Command = setBlockType(nodes.paragraph);

/** A heading of the same level becomes a paragraph again. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    (isHeading(state, level) ? setParagraph : setBlockType(nodes.heading, { level }))(state, dispatch);

export const toggleCodeBlock: Command = (state, dispatch) =>
  (isInside(state, nodes.code_block) ? setParagraph : setBlockType(nodes.code_block))(state, dispatch);

export const toggleQuote: Command = toggleAround(nodes.blockquote);
export const toggleCallOut: Command = toggleAround(nodes.call_out);

function toggleAround(type: NodeType): Command {
  return (state, dispatch) => (isInside(state, type) ? lift : wrapIn(type))(state, dispatch);
}

export const intoAnswer: Command = ({ tr, selection: { $from, empty } }, dispatch) => {
  if (!empty || $from.parent.type !== nodes.summary || $from.parentOffset < $from.parent.content.size)
    return false;
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve($from.after()))).scrollIntoView());
  return true;
};

export const deleteEmptyQuestion: Command = ({ tr, selection: { $from, empty } }, dispatch) => {
  const question = enclosing($from, nodes.question);
  if (!empty || $from.parent.type !== nodes.summary || question?.node.textContent !== '') return false;
  dispatch?.(tr.replaceWith(question.pos, question.pos + question.node.nodeSize, nodes.paragraph.create()));
  return true;
};

/** Makes a list, or changes the kind of the list at the cursor. If the list has this kind already, lifts the item out. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = enclosing(state.selection.$from, nodes.bullet_list, nodes.ordered_list);
    if (list === undefined) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.pos, type));
    return true;
  };

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView());
  return true;
};

export function imageAt({ selection }: EditorState): { node: Node; pos: number } | undefined {
  if (selection instanceof NodeSelection) {
    const { node, from } = selection;
    if (node.type === nodes.figure || node.type === nodes.image) return { node, pos: from };
  }
  return enclosing(selection.$from, nodes.figure);
}

export function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

export const isInside = ({ selection }: EditorState, type: NodeType, attrs: Attrs = {}): boolean => {
  const found = enclosing(selection.$from, type);
  return (
    found !== undefined && Object.entries(attrs).every(([name, value]) => found.node.attrs[name] === value)
  );
};

const isHeading = (state: EditorState, level: number): boolean => isInside(state, nodes.heading, { level });

export function enclosing($pos: ResolvedPos, ...types: NodeType[]): { node: Node; pos: number } | undefined {
  for (let depth = $pos.depth; depth > 0; depth--) {
    const node = $pos.node(depth);
    if (types.includes(node.type)) return { node, pos: $pos.before(depth) };
  }
  return undefined;
}
