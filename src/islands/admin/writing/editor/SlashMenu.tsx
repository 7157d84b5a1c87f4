import type { Command } from 'prosemirror-state';
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { blockGroups, type AskedBlock } from './blocks.ts';
import { Icon, type IconName } from './Icon.tsx';
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
    else onAsk(choice.name as AskedBlock);
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
    menu.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, current, query]);

  useLayoutEffect(() => {
    if (slash && menu.current) place(menu.current, view.coordsAtPos(slash.from));
  }, [isOpen, slash?.from, query]);

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
        <Fragment key={choice.name}>
          {query === '' && choice.group !== choices[index - 1]?.group && (
            <li role="presentation">{texts.blockGroups[choice.group]}</li>
          )}
          <li
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            onMouseDown={(event) => {
              event.preventDefault();
              take(choice);
            }}
          >
            <Icon name={choice.name} />
            {choice.label}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

/** Puts the menu below the line of the cursor, or above it where there is more room. The text stays where it is. */
function place(menu: HTMLElement, line: { top: number; bottom: number; left: number }): void {
  const page = menu.offsetParent?.getBoundingClientRect();
  if (!page) return;
  // The bars that cover the top and the bottom of the text.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const above = line.top - (parseFloat(scrollPaddingTop) || 0) - gap;
  const screen = visualViewport?.height ?? innerHeight;
  const below = screen - (parseFloat(scrollPaddingBottom) || 0) - line.bottom - gap - 16;
  const isAbove = below < Math.min(menu.scrollHeight, highest) && above > below;
  menu.style.maxHeight = `${Math.max(128, Math.min(highest, isAbove ? above : below))}px`;
  menu.style.top = `${isAbove ? line.top - gap - menu.offsetHeight - page.top : line.bottom + gap - page.top}px`;
  menu.style.left = `${Math.max(0, Math.min(line.left - page.left, page.width - menu.offsetWidth))}px`;
}

/** The distance between the line and the menu, and the greatest height of the menu, in pixels. */
const [gap, highest] = [4, 416];

function choicesFor(query: string, { blocks }: DeskWords['writing']['editor']): Choice[] {
  const all = (['text', 'others'] as const).flatMap((group) =>
    Object.entries<Command | undefined>(blockGroups[group]).map(([name, run]) => ({
      name: name as Choice['name'],
      label: blocks[name as Choice['name']],
      run,
      group,
    })),
  );
  const begins = (choice: Choice) => choice.label.toLowerCase().startsWith(query);
  const holds = all.filter(({ label }) => label.toLowerCase().includes(query));
  return [...holds.filter(begins), ...holds.filter((choice) => !begins(choice))];
}

type Choice = {
  name: IconName & keyof DeskWords['writing']['editor']['blocks'];
  label: string;
  run: Command | undefined;
  group: keyof typeof blockGroups;
};

export type SlashKeys = (event: KeyboardEvent) => boolean;

type Props = {
  id: string;
  editor: Editor;
  keys: RefObject<SlashKeys | undefined>;
  onAsk: (block: AskedBlock) => void;
};
