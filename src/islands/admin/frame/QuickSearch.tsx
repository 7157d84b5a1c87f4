import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { fetchArticles } from '#clients/articles.ts';
import { fetchEnquiries } from '#clients/enquiries.ts';
import type { Article } from '#contract/articles.ts';
import { sectionNames, sectionOf } from '#core/business/fields/sections.ts';
import { deskPages } from '#core/desk-pages.ts';
import { folded } from '#core/language/read-words.ts';
import { sourceFirst } from '#core/locale.ts';
import { signOut } from '#session/session.ts';
import { Button } from '../parts/Button.tsx';
import { SearchField } from '../parts/form/SearchField.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { useDebounced } from '../parts/use-debounced.ts';
import { openPage } from '#stores/shown-page.ts';
import { useDesk } from '../parts/use-desk.ts';
import { navigationPages } from './navigation-pages.ts';
import { nearestFirst } from './nearest-first.ts';
import '../parts/dialog/choices.css';

const maxArticles = 7;
const maxCustomers = 3;

/** Finds pages of the desk, articles and customers from any page of the desk. */
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
  const { data: customers } = useQuery({
    queryKey: ['quick-search-customers', query],
    queryFn: () => fetchEnquiries({ filter: 'all', skip: 0, words: query }),
    enabled: query.length > 2,
    placeholderData: keepPreviousData,
  });
  const { fields, sections: titles } = words.business;
  const matches = ({ names }: Result) => names.some((name) => folded(name).includes(folded(typed.trim())));
  const pages = navigationPages.map((page) => ({ names: [words.pages[page]], href: deskPages[page] }));
  const sections = sectionNames.map((section) => ({
    names: [
      titles[section],
      ...Object.entries(fields).flatMap(([path, label]) => (sectionOf(path) === section ? [label] : [])),
    ],
    href: `${deskPages.business}#${section}`,
    kind: words.pages.business,
  }));
  const enquiries = (query.length > 2 ? (customers?.items ?? []) : []).slice(0, maxCustomers);
  const results = nearestFirst<Result>(typed, [
    ...pages.filter(matches),
    ...(typed.trim() === '' ? [] : sections.filter(matches)),
    ...enquiries.map(({ id, name, email }) => ({
      names: [name],
      href: `${deskPages.enquiries}?${new URLSearchParams({ q: email })}#${id}`,
      kind: words.pages.enquiries,
    })),
    ...(data?.articles ?? []).map((article) => resultOf(article, texts.article)),
  ]);

  function go(href: string): void {
    onClose();
    openPage(href);
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const results = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const focused = results.findIndex((result) => result === document.activeElement);
    if (step !== undefined) {
      event.preventDefault();
      const input = event.currentTarget.querySelector<HTMLElement>('input');
      (results[Math.min(focused + step, results.length - 1)] ?? input)?.focus();
    } else if (event.key === 'Enter' && focused === -1) {
      event.preventDefault();
      const first = results[0];
      if (first instanceof HTMLAnchorElement) go(first.href);
      else first?.click();
    }
  }

  return (
    <Dialog title={texts.title} hidesTitle className="quick-search" onClose={onClose} onKeyDown={move}>
      <div className="quick-search-head">
        <SearchField label={texts.label} value={typed} onText={setTyped} />
        <Button variant="link" text={words.frame.cancel} onClick={onClose} />
      </div>
      <ul ref={list} className="plain choices">
        {results.map(({ names: [name], href, kind, lang }) => (
          <li key={href}>
            <a href={href} onClick={onClose}>
              <span lang={lang}>{name}</span>
              {kind !== undefined && <small>{kind}</small>}
            </a>
          </li>
        ))}
        {matches({ names: [words.frame.signOut], href: '' }) && (
          <li>
            <button type="button" onClick={() => void signOut()}>
              {words.frame.signOut}
            </button>
          </li>
        )}
      </ul>
      <p role="status" className="soft">
        {results.length === 0 && texts.none}
        {data?.hasAllWords === false && data.articles.length > 0 && words.articles.withMost}
      </p>
    </Dialog>
  );
}

/** The title of the article in the language that an editor reads first, and in the others. */
function resultOf({ posts }: Article, kind: string): Result {
  const [post, ...others] = posts.toSorted(
    (one, other) => sourceFirst.indexOf(one.language) - sourceFirst.indexOf(other.language),
  );
  return {
    names: [post, ...others].flatMap((one) => (one ? [one.title] : [])),
    href: `${deskPages['edit-article']}?slug=${post?.slug}`,
    kind,
    lang: post?.language,
  };
}

type Result = { names: string[]; href: string; kind?: string; lang?: string | undefined };
