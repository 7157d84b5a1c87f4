import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { fetchArticles } from '#clients/articles.ts';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';
import { folded } from '#core/language/read-words.ts';
import { sourceFirst } from '#core/locale.ts';
import { signOut } from '#session/session.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { useDebounced } from '../parts/use-debounced.ts';
import { openPage } from '#stores/shown-page.ts';
import { useDesk } from '../parts/use-desk.ts';
import { navigationPages } from './navigation-pages.ts';
import '../parts/dialog/choices.css';

const maxArticles = 7;

export function QuickSearch({ onClose }: { onClose: () => void }) {
  const { words } = useDesk();
  const texts = words.frame.search;
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim());
  const { data } = useQuery({
    queryKey: ['quick-search', query],
    queryFn: () => fetchArticles({ words: query, max: maxArticles }),
    placeholderData: keepPreviousData,
  });
  const matches = (name: string) => folded(name).includes(folded(typed.trim()));
  const pages = navigationPages.filter((page) => matches(words.pages[page]));
  const articles = (data?.articles ?? []).flatMap(({ slugBase, posts }) => {
    const post = sourceFirst.map((locale) => posts.find(({ language }) => language === locale)).find(Boolean);
    return post ? [{ slugBase, post }] : [];
  });

  function go(href: string): void {
    onClose();
    openPage(href);
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const results = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const place = results.findIndex((result) => result === document.activeElement);
    if (step !== undefined) {
      event.preventDefault();
      const input = event.currentTarget.querySelector<HTMLElement>('input');
      (results[Math.min(place + step, results.length - 1)] ?? input)?.focus();
    } else if (event.key === 'Enter' && place === -1) {
      event.preventDefault();
      const first = results[0];
      if (first instanceof HTMLAnchorElement) go(first.href);
      else first?.click();
    }
  }

  return (
    <Dialog title={texts.title} hidesTitle className="quick-search" onClose={onClose} onKeyDown={move}>
      <TextField
        label={texts.label}
        name="quick_search"
        value={typed}
        maxLength={200}
        autoComplete="off"
        onText={setTyped}
      />
      <ul ref={list} className="plain choices">
        {pages.map((page: DeskPage) => (
          <li key={page}>
            <a href={deskPages[page]} onClick={onClose}>
              {words.pages[page]}
            </a>
          </li>
        ))}
        {articles.map(({ slugBase, post }) => (
          <li key={slugBase}>
            <a href={`${deskPages['edit-article']}?slug=${post.slug}`} onClick={onClose}>
              <span lang={post.language}>{post.title}</span>
              <small>{texts.article}</small>
            </a>
          </li>
        ))}
        {matches(words.frame.signOut) && (
          <li>
            <button type="button" onClick={() => void signOut()}>
              {words.frame.signOut}
            </button>
          </li>
        )}
      </ul>
      <p role="status" className="desk-hint">
        {pages.length + articles.length === 0 && texts.none}
        {articles.length > 0 && data?.hasAllWords === false && words.articles.withMost}
      </p>
      <Button text={words.frame.cancel} onClick={onClose} />
    </Dialog>
  );
}
