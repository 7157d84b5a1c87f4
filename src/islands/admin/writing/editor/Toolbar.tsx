import { redo, undo } from 'prosemirror-history';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { schema } from '../document/schema.ts';
import { blockGroups } from './blocks.ts';
import { isInside, isMarked, toggleBold, toggleCode, toggleItalic, toggleStruck } from './commands.ts';
import { openInsertMenu } from './slash.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { Editor } from './use-editor.ts';
import { useDesk } from '../../parts/use-desk.ts';

/**
 * The buttons above a text that format it.
 * The toolbar is one stop for the Tab key. The arrow keys move between its buttons. “More” shows the rarer tools.
 */
export function Toolbar({ editor, controls, ...ways }: Props) {
  const texts = useDesk().words.writing.editor;
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isLong, setIsLong] = useState(false);
  const { usual, rare, here } = toolsOf(editor, texts, { ...ways, onMore: () => setIsLong(!isLong) });
  const tools = [...usual, ...(isLong ? rare : []), ...here];

  function move(event: KeyboardEvent) {
    const last = tools.length - 1;
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tools.length) % tools.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.toolbar}
      aria-controls={controls}
      className="text-bar"
      onKeyDown={move}
    >
      {tools.map(({ name, label, isOn, run }, index) => (
        <button
          key={name}
          type="button"
          title={[label, shortcuts[name]].filter(Boolean).join(' · ')}
          aria-label={label}
          aria-pressed={isOn}
          aria-expanded={name === 'more' ? isLong : undefined}
          tabIndex={index === Math.min(current, tools.length - 1) ? 0 : -1}
          onFocus={() => setCurrent(index)}
          // A press on a button must not move the cursor out of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {name === 'source' ? label : <Icon name={name} />}
        </button>
      ))}
    </div>
  );
}

function toolsOf({ state, run, view }: Editor, texts: Texts, ways: Ways & { onMore: () => void }) {
  const { nodes, marks } = schema;
  const tool = (name: IconName, label: string, command: Command, isOn?: boolean): Tool => ({
    name,
    label,
    isOn,
    run: () => void run(command),
  });
  const marked = (name: keyof Texts['marks'], command: Command, ...types: MarkType[]): Tool =>
    tool(
      name,
      texts.marks[name],
      command,
      types.some((type) => isMarked(state, type)),
    );
  const inside = <Name extends keyof Texts['inside']>(commands: Record<Name, Command>): Tool[] =>
    (Object.keys(commands) as Name[]).map((name) => tool(name, texts.inside[name], commands[name]));
  const insert = () => {
    view.focus();
    view.dispatch(openInsertMenu(view.state));
  };
  const block = (name: keyof typeof blockGroups.text, type: NodeType, attrs?: Attrs): Tool =>
    tool(name, texts.blocks[name], blockGroups.text[name], isInside(state, type, attrs));
  const rare: Tool[] = [
    tool('undo', texts.undo, undo),
    tool('redo', texts.redo, redo),
    block('heading3', nodes.heading, { level: 3 }),
    block('bulletList', nodes.bullet_list),
    block('orderedList', nodes.ordered_list),
    block('quote', nodes.blockquote),
    marked('struck', toggleStruck, marks.s, marks.del),
    marked('inlineCode', toggleCode, marks.code),
    { name: 'library', label: texts.library, run: ways.onLibrary },
    { name: 'find', label: texts.find.title, run: ways.onFind },
    { name: 'source', label: texts.views.source, run: ways.onSource },
  ];
  const usual: Tool[] = [
    marked('bold', toggleBold, marks.strong, marks.b),
    marked('italic', toggleItalic, marks.em, marks.i),
    { name: 'link', label: texts.link.title, isOn: isMarked(state, marks.link), run: ways.onLink },
    block('heading2', nodes.heading, { level: 2 }),
    { name: 'image', label: texts.blocks.image, run: ways.onImage },
    { name: 'insert', label: texts.insert, run: insert },
    { name: 'more', label: texts.more, run: ways.onMore },
  ];
  const here = [
    ...(isInside(state, listItem) ? inside(listCommands) : []),
    ...(isInside(state, nodes.table) ? inside(tableCommands) : []),
  ];
  return { usual, rare, here };
}

const listItem = schema.nodes.list_item;
const listCommands = { indent: sinkListItem(listItem), outdent: liftListItem(listItem) } as const;
const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const;

const shortcuts: Partial<Record<Tool['name'], string>> = {
  bold: 'Ctrl+B',
  italic: 'Ctrl+I',
  link: 'Ctrl+K',
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Y',
  find: 'Ctrl+F',
  indent: 'Ctrl+]',
  outdent: 'Ctrl+[',
};

type Tool = { name: IconName | 'source'; label: string; isOn?: boolean | undefined; run: () => void };
type Texts = DeskWords['writing']['editor'];
type Ways = Record<'onLink' | 'onImage' | 'onLibrary' | 'onFind' | 'onSource', () => void>;
type Props = Ways & { editor: Editor; controls: string };
