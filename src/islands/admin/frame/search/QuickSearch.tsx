import { useRef, useState, type KeyboardEvent } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { fill } from '#i18n/fill.ts';
import { openPage } from '#stores/shown-page.ts';
import { Button } from '../../parts/Button.tsx';
import { SearchField } from '../../parts/form/SearchField.tsx';
import { Scene } from '../../parts/drawings/Scene.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { useDebounced } from '../../parts/use-debounced.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { SearchResult } from './SearchResult.tsx';
import { useFound } from './use-found.ts';
import './quick-search.css';

/** Finds pages of the desk, articles, images and customers from any page of the desk. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const { words } = useDesk();
  const texts = words.frame.search;
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const { groups, isLooking, hasAllWords } = useFound(typed.trim(), useDebounced(typed.trim()));

  const isNone = groups.length === 0 && !isLooking;

  function move(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const results = [...(list.current?.querySelectorAll<HTMLElement>('li > *') ?? [])];
    const focused = results.findIndex((result) => result === document.activeElement);
    const [first] = results;
    if (step !== undefined) {
      event.preventDefault();
      const input = event.currentTarget.querySelector<HTMLElement>('input');
      (results[Math.min(focused + step, results.length - 1)] ?? input)?.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first) {
      event.preventDefault();
      if (first instanceof HTMLAnchorElement) {
        onClose();
        openPage(first.href);
      } else first.click();
    }
  }

  return (
    <Dialog title={texts.title} hidesTitle className="quick-search" onClose={onClose} onKeyDown={move}>
      <div className="quick-search-head">
        <SearchField label={texts.label} value={typed} onText={setTyped} />
        <Button variant="link" text={words.frame.cancel} onClick={onClose} />
      </div>
      <div ref={list} className="quick-search-found">
        {groups.map(({ title, results }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul className="plain choices">
              {results.map((result) => (
                <SearchResult key={result.href} result={result} typed={typed} onChosen={onClose} />
              ))}
            </ul>
          </section>
        ))}
        {isNone && <Scene of="garden" />}
        <p role="status">
          {isNone && <strong>{fill(texts.noneFor, { words: typed.trim() })}</strong>}
          {groups.length > 0 && !hasAllWords && words.articles.withMost}
        </p>
        {isNone && <p className="soft">{texts.noneHint}</p>}
        {isNone && (
          <p className="row quick-search-next">
            <a className="button button-quiet" href={deskPages['manual-blog-create']} onClick={onClose}>
              {words.pages['manual-blog-create']}
            </a>
            <a className="button button-quiet" href={deskPages.articles} onClick={onClose}>
              {words.edit.toList}
            </a>
          </p>
        )}
      </div>
      <p className="soft quick-search-keys" aria-hidden="true">
        <kbd>↑ ↓</kbd> {texts.choose} <kbd>↵</kbd> {words.today.steps.open} <kbd>Esc</kbd> {words.frame.close}
      </p>
    </Dialog>
  );
}
