import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { schema } from '../document/schema.ts';
import { blockCommands } from './blocks.ts';
import { isInside, isMarked, toggleBold, toggleCode, toggleItalic, toggleStruck } from './commands.ts';
import { openInsertMenu } from './slash.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { Editor } from './use-editor.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** The Tab key stops once at the toolbar, and the arrow keys move between its buttons. */
export function Toolbar({ editor, controls, ...ways }: Props) {
  const texts = useDesk().words.writing.editor;
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const deps = toolsOf(editor, ways);

  function move(event: KeyboardEvent) {
    const last = deps.length - 1;
    const to = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + deps.length) % deps.length;
    setPlace(next);
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
      {deps.map(({ name, label, isOn, run }, index) => (
        <button
          key={name}
          type="button"
          title={[label(texts), shortcuts[name]].filter(Boolean).join(' · ')}
          aria-label={label(texts)}
          aria-pressed={isOn}
          tabIndex={index === Math.min(place, deps.length - 1) ? 0 : -1}
          onFocus={() => setPlace(index)}
          // A press on a button must not move the cursor out of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <Icon name={name} />
        </button>
      ))}
    </div>
  );
}

function toolsOf({ state, run, view }: Editor, { onLink, onPicture, onLibrary, onFind }: Ways): Tool[] {
  const { nodes, marks } = schema;
  const does = (command: Command) => () => void run(command);
  const isOn = {
    heading2: isInside(state, nodes.heading, { level: 2 }),
    heading3: isInside(state, nodes.heading, { level: 3 }),
    bulletList: isInside(state, nodes.bullet_list),
    orderedList: isInside(state, nodes.ordered_list),
    quote: isInside(state, nodes.blockquote),
  };
  const marked = (
    name: 'bold' | 'italic' | 'struck' | 'inlineCode',
    command: Command,
    on: boolean,
  ): Tool => ({
    name,
    label: (texts) => texts.marks[name],
    isOn: on,
    run: does(command),
  });
  const block = (name: keyof typeof isOn): Tool => ({
    name,
    label: (texts) => texts.blocks[name],
    isOn: isOn[name],
    run: does(blockCommands[name]),
  });
  const inside = <Name extends InsideName>(commands: Record<Name, Command>): Tool[] =>
    (Object.keys(commands) as Name[]).map((name) => ({
      name,
      label: (texts) => texts.inside[name],
      isOn: undefined,
      run: does(commands[name]),
    }));
  const insert = () => {
    view.focus();
    view.dispatch(openInsertMenu(view.state));
  };
  return [
    { name: 'undo', label: (texts) => texts.undo, isOn: undefined, run: does(undo) },
    { name: 'redo', label: (texts) => texts.redo, isOn: undefined, run: does(redo) },
    marked('bold', toggleBold, isMarked(state, marks.strong) || isMarked(state, marks.b)),
    marked('italic', toggleItalic, isMarked(state, marks.em) || isMarked(state, marks.i)),
    { name: 'link', label: (texts) => texts.link.title, isOn: isMarked(state, marks.link), run: onLink },
    { name: 'picture', label: (texts) => texts.blocks.picture, isOn: undefined, run: onPicture },
    { name: 'library', label: (texts) => texts.library, isOn: undefined, run: onLibrary },
    { name: 'insert', label: (texts) => texts.insert, isOn: undefined, run: insert },
    { name: 'find', label: (texts) => texts.find.title, isOn: undefined, run: onFind },
    ...(isInside(state, listItem) ? inside(listCommands) : []),
    ...(isInside(state, nodes.table) ? inside(tableCommands) : []),
    ...(['heading2', 'heading3', 'bulletList', 'orderedList', 'quote'] as const).map(block),
    marked('struck', toggleStruck, isMarked(state, marks.s) || isMarked(state, marks.del)),
    marked('inlineCode', toggleCode, isMarked(state, marks.code)),
  ];
}

const listItem = schema.nodes.list_item;
const listCommands = { indent: sinkListItem(listItem), outdent: liftListItem(listItem) } as const;
const tableCommands = {
  ...{ addRow: addRowAfter, addColumn: addColumnAfter },
  ...{ deleteRow, deleteColumn, deleteTable },
} as const;

const shortcuts: Partial<Record<IconName, string>> = {
  ...{
    bold: 'Ctrl+B',
    italic: 'Ctrl+I',
    link: 'Ctrl+K',
    undo: 'Ctrl+Z',
    redo: 'Ctrl+Y',
    find: 'Ctrl+F',
    indent: 'Ctrl+]',
    outdent: 'Ctrl+[',
  },
};

type Tool = {
  name: IconName;
  label: (texts: DeskWords['writing']['editor']) => string;
  isOn: boolean | undefined;
  run: () => void;
};

type InsideName = keyof DeskWords['writing']['editor']['inside'];
type Ways = { onLink: () => void; onPicture: () => void; onLibrary: () => void; onFind: () => void };
type Props = Ways & { editor: Editor; controls: string };
