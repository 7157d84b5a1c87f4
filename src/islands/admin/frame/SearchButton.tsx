import { useEffect, useState } from 'react';
import { showToast } from '#stores/toasts.ts';
import { useDesk } from '../parts/use-desk.ts';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import type { QuickSearch } from './search/QuickSearch.tsx';

/** Opens the search of the desk, also with Ctrl+K. */
export function SearchButton() {
  const { words } = useDesk();
  const [Search, setSearch] = useState<typeof QuickSearch>();
  const [isOpen, setIsOpen] = useState(false);
  const open = () =>
    void import('./search/QuickSearch.tsx').then(
      (module) => {
        setSearch(() => module.QuickSearch);
        setIsOpen(true);
      },
      () =>
        showToast({ tone: 'failure', title: words.frame.search.failed, text: words.refusals.unreachable }),
    );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // In the text editor, Ctrl+K makes a link instead. The text editor has then already called `preventDefault`.
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [words]);
  return (
    <>
      <button type="button" className="desk-icon desk-search" aria-keyshortcuts="Control+K" onClick={open}>
        <NavIcon name="search" />
        <span>{words.frame.search.title}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen && Search && <Search onClose={() => setIsOpen(false)} />}
    </>
  );
}
