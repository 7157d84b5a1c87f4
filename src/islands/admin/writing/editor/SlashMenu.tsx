import type { Command } from 'prosemirror-state';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { askedBlocks, blockCommands, type AskedBlock, type BlockName } from './blocks.ts';
import { closeSlash, openSlash } from './slash.ts';
import type { Editor } from './use-editor.ts';
import { useDesk } from '../../parts/use-desk.ts';

/**
 * The menu of blocks to insert, which a slash or the toolbar opens.
 * While the menu is open, the focus stays in the text, and the text editor passes key presses to `keys`.
 */
export function SlashMenu({ id, editor, keys, onAsk }: Props) {
  const texts = useDesk().words.writing.editor;
  const { view, state } = editor;
  const slash = openSlash(state);
  const [chosen, setChosen] = useState(0);
  const menu = useRef<HTMLUListElement>(null);
  const query = slash?.query.toLowerCase() ?? '';
  const choices = slash === undefined ? [] : choicesFor(query, texts);
  const current = Math.min(chosen, choices.length - 1);
  const isOpen = choices.length > 0;

  function take(choice: Choice) {
    if (slash === undefined) return;
    view.dispatch(closeSlash(view.state).delete(slash.from, slash.to));
    if (choice.run) editor.run(choice.run);
    else onAsk(choice.name);
  }

  useEffect(() => {
    keys.current = (event) => {
      if (!isOpen) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const choice = choices[current];
      if (step !== undefined) setChosen((current + step + choices.length) % choices.length);
      else if (event.key === 'Enter' && choice) take(choice);
      else if (event.key === 'Escape') view.dispatch(closeSlash(view.state));
      else return false;
      return true;
    };
  });

  useEffect(() => setChosen(0), [query]);

  useEffect(() => {
    const active = isOpen ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${current}` } : {};
    for (const name of ['aria-controls', 'aria-activedescendant'] as const) {
      const value = active[name];
      if (value === undefined) view.dom.removeAttribute(name);
      else view.dom.setAttribute(name, value);
    }
    const line = slash && menu.current ? view.coordsAtPos(slash.from) : undefined;
    const page = menu.current?.offsetParent?.getBoundingClientRect();
    if (!line || !page || !menu.current) return;
    menu.current.style.top = `${line.bottom - page.top + 4}px`;
    const mostLeft = page.width - menu.current.offsetWidth;
    menu.current.style.left = `${Math.max(0, Math.min(line.left - page.left, mostLeft))}px`;
    menu.current.scrollIntoView({ block: 'nearest' });
    menu.current.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, slash?.from, current, query]);

  if (!isOpen) return null;
  return (
    <ul
      ref={menu}
      id={id}
      role="listbox"
      aria-label={texts.slash}
      aria-activedescendant={`${id}-${current}`}
      className="plain slash-menu"
      // On a phone, the menu scrolls, so the keys must reach it.
      tabIndex={0}
      onKeyDown={(event) => keys.current?.(event.nativeEvent) === true && event.preventDefault()}
    >
      {choices.map((choice, index) => (
        <li
          key={choice.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          onMouseDown={(event) => {
            event.preventDefault();
            take(choice);
          }}
        >
          {choice.label}
        </li>
      ))}
    </ul>
  );
}

function choicesFor(query: string, { blocks }: DeskWords['writing']['editor']): Choice[] {
  const all: Choice[] = [
    ...askedBlocks.map((name) => ({ name, label: blocks[name] })),
    ...Object.entries(blockCommands).map(([name, run]) => ({ name, label: blocks[name as BlockName], run })),
  ];
  const begins = (choice: Choice) => choice.label.toLowerCase().startsWith(query);
  const holds = all.filter(({ label }) => label.toLowerCase().includes(query));
  return [...holds.filter(begins), ...holds.filter((choice) => !begins(choice))];
}

type Choice = { label: string } & ({ name: string; run: Command } | { name: AskedBlock; run?: undefined });

export type SlashKeys = (event: KeyboardEvent) => boolean;

type Props = {
  id: string;
  editor: Editor;
  keys: RefObject<SlashKeys | undefined>;
  onAsk: (block: AskedBlock) => void;
};
