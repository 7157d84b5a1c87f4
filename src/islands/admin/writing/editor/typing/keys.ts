import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { GapCursor } from 'prosemirror-gapcursor';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { schema } from '../../document/schema.ts';
import { deleteEmptyQuestion, intoAnswer, toggleBold, toggleItalic } from '../commands.ts';

const { nodes } = schema;

/**
 * In a table, Tab moves between cells. Outside tables, Tab moves the focus out of the text. `use-save-key.ts` has
 * Ctrl+S, and `ParagraphField.tsx` the keys of single paragraphs.
 */
export const keys = ({ onLink, onFind }: { onLink: () => void; onFind: () => void }): Plugin[] => [
  keymap({
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-k': opens(onLink),
    'Mod-f': opens(onFind),
    'Mod-h': opens(onFind),
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Enter: chainCommands(intoAnswer, splitItem),
    // After a rule such as “- ” has changed the text, one Backspace gives back what was typed.
    Backspace: chainCommands(undoInputRule, deleteEmptyQuestion),
    'Shift-Enter': chainCommands(exitCode, insertBreak),
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
    ArrowDown: stayInText('end'),
    ArrowUp: stayInText('start'),
  }),
  keymap(baseKeymap),
];

const opens = (open: () => void): Command => {
  return () => {
    open();
    return true;
  };
};

function stayInText(edge: 'start' | 'end'): Command {
  return ({ selection, doc }) =>
    selection instanceof GapCursor && selection.head === (edge === 'start' ? 0 : doc.content.size);
}

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** A new item follows the item before, so it has no number of its own. */
const splitItem: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  const item = $from.depth > 1 ? $from.node(-1) : undefined;
  const attrs =
    item?.type === nodes.list_item && item.attrs['value'] !== null
      ? { ...item.attrs, value: null }
      : undefined;
  return splitListItem(nodes.list_item, attrs)(state, dispatch, view);
};
