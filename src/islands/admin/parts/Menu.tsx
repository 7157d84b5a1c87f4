import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDesk } from './use-desk.ts';

/** A button that unfolds a list of actions. Escape, Tab and a press outside close the list. `about` is what they act on. */
export function Menu({ about, entries, isBusy = false }: Props) {
  const { more } = useDesk().words.edit.control;
  const label = about === undefined ? more : `${more}: ${about}`;
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const items = () =>
    [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])].filter((item) =>
      item.checkVisibility(),
    );

  useEffect(() => {
    if (!isOpen) return undefined;
    items()[0]?.focus();
    const closeFrom = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFrom);
    return () => document.removeEventListener('pointerdown', closeFrom);
  }, [isOpen]);

  function close(): void {
    setIsOpen(false);
    box.current?.querySelector('button')?.focus();
  }

  function move(event: KeyboardEvent): void {
    if (!isOpen) return;
    const all = items();
    const focused = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: focused + 1, ArrowUp: focused - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') setIsOpen(false);
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  }

  return (
    <span ref={box} className="action-menu" onKeyDown={move}>
      <button
        type="button"
        className="button menu-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        title={label}
        // A disabled button would lose the focus.
        aria-disabled={isBusy}
        onClick={() => isBusy || setIsOpen(!isOpen)}
      />
      {isOpen && (
        <span id={id} role="menu" aria-label={label} className="menu-entries">
          {entries.map(({ text, isDisabled = false, onChoose }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              aria-disabled={isDisabled}
              tabIndex={-1}
              onClick={() => {
                if (isDisabled) return;
                close();
                onChoose();
              }}
            >
              {text}
            </button>
          ))}
        </span>
      )}
    </span>
  );
}

export type MenuEntry = {
  text: string;
  isDisabled?: boolean;
  onChoose: () => void;
};

type Props = { about?: string; entries: readonly MenuEntry[]; isBusy?: boolean };
