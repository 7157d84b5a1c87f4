import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { GapCursor } from 'prosemirror-gapcursor';
import { redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { TextSelection, type Command, type Plugin } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { isSafeLink } from '../document/addresses.ts';
import { schema } from '../document/schema.ts';
import { deleteEmptyQuestion, intoAnswer, toggleBold, toggleItalic } from './commands.ts';

const { nodes, marks } = schema;

/** In a table, Tab moves between cells. Outside tables, Tab moves the focus out of the text. */
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
    Enter: chainCommands(intoAnswer, splitListItem(nodes.list_item)),
    Backspace: deleteEmptyQuestion,
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

export const markdownWhileTyping = (): Plugin =>
  inputRules({
    rules: [
      // The page’s title is the only `h1`, so `#` creates an `h2`.
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, (match) => ({
        level: Math.max(2, match[1]?.length ?? 2),
      })),
      wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
      wrappingInputRule(
        /^(\d{1,3})[.)]\s$/,
        nodes.ordered_list,
        (match) => ({ start: Number(match[1]) }),
        (match, list) => list.childCount + Number(list.attrs['start']) === Number(match[1]),
      ),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      new InputRule(/^---$/, (state, _match, start, end) => {
        const line = state.doc.resolve(start);
        if (line.parent.type !== nodes.paragraph || line.depth !== 1) return null;
        const tr = state.tr.delete(start, end);
        return tr.insert(line.before(), nodes.horizontal_rule.create());
      }),
      markRule(/(?<=^|[\s(“‘])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      markRule(/(?<=^|[\s(“‘])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
      markRule(/(?<=^|[\s(“‘])_([^_\s](?:[^_]*[^_\s])?)_$/, marks.em),
      markRule(/(?<=^|[\s(“‘])~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.del),
      markRule(/`([^`]+)`$/, marks.code),
      new InputRule(/\[([^[\]]+)\]\(([^()\s]+)\)$/, (state, [, words = '', href = ''], start, end) => {
        if (!isSafeLink(href)) return null;
        const link = marks.link.create({ href });
        return state.tr.replaceWith(start, end, schema.text(words, [link])).removeStoredMark(link);
      }),
    ],
  });

const markRule = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, (state, [, words = ''], start, end) => {
    const around = state.doc.resolve(start).marks();
    if (!state.doc.resolve(start).parent.type.allowsMarkType(type)) return null;
    const tr = state.tr.replaceWith(start, end, schema.text(words, type.create().addToSet(around)));
    return tr.setSelection(TextSelection.create(tr.doc, start + words.length)).removeStoredMark(type);
  });
