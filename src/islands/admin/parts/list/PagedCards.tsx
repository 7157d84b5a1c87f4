import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ListPage } from '#clients/list-page.ts';
import { Empty } from './Empty.tsx';
import { Skeletons } from './Skeletons.tsx';
import { SearchField } from '../form/SearchField.tsx';
import { useDebounced } from '../use-debounced.ts';
import { ListTrouble } from './ListTrouble.tsx';
import { MoreButton } from './MoreButton.tsx';

/** A list of cards with filters, a search and a button for more, kept fresh by polling. */
export function PagedCards<Name extends string, Item extends { id: string }>(props: Props<Name, Item>) {
  const { name, filters, seldom = [], fetchPage, pollIntervalMs, texts, beside, children } = props;
  const [typed, setTyped] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const words = useDebounced(typed.trim());
  const [chosen, choose] = useState<Name | 'all'>('all');
  const list = useInfiniteQuery({
    queryKey: [name, chosen, words],
    queryFn: ({ pageParam }) => fetchPage({ filter: chosen, skip: pageParam, words }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });
  const pages = list.data?.pages;
  const items = pages === undefined || list.isPlaceholderData ? undefined : itemsOf(pages);
  const counts = pages?.[0]?.counts;
  const shown = filters.filter(
    (filter) => filter === chosen || !seldom.includes(filter) || (counts?.[filter] ?? 0) > 0,
  );
  const isWhole = chosen === 'all' && words === '';
  if (isWhole && items?.length === 0) return <Empty of="coast" text={texts.empty} hint={texts.emptyHint} />;
  return (
    <>
      <div className="stack gap-5">
        {texts.search !== undefined && <SearchField label={texts.search} value={typed} onText={setTyped} />}
        <div className="row gap-2 desk-filters" role="group" aria-label={texts.filters.label}>
          {shown.map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={filter === chosen}
              onClick={() => choose(filter)}
            >
              {texts.filters[filter]} <span>{counts?.[filter]}</span>
            </button>
          ))}
        </div>
        <ListTrouble query={list} text={texts.failed} />
        {items === undefined && !list.isError && <Skeletons label={texts.loading} />}
        {items?.length === 0 && <p>{texts.emptyOfKind}</p>}
        {items !== undefined && items.length > 0 && (
          <ul className="plain desk-cards">
            {items.map((item) => (
              <li key={item.id}>{children(item, items)}</li>
            ))}
          </ul>
        )}
        {items !== undefined && <MoreButton list={list} text={texts.more} busy={texts.busy} />}
      </div>
      {items !== undefined && beside?.(items)}
    </>
  );
}

/** An item that moves between two fetches appears on two pages, so duplicates are removed. */
const itemsOf = <Item extends { id: string }>(pages: { items: Item[] }[]): Item[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
];

type Page<Name extends string, Item> = ListPage<Item> & { counts: Record<Name | 'all', number> };

type Props<Name extends string, Item> = {
  name: string;
  filters: readonly (Name | 'all')[];
  /** Filters that appear only while they find something. */
  seldom?: readonly (Name | 'all')[];
  fetchPage: (wanted: { filter: Name | 'all'; skip: number; words: string }) => Promise<Page<Name, Item>>;
  pollIntervalMs: number;
  texts: Record<'loading' | 'failed' | 'empty' | 'emptyOfKind' | 'more' | 'busy', string> & {
    filters: Record<Name | 'all' | 'label', string>;
    emptyHint?: string;
    /** The label of the search field. */
    search?: string;
  };
  /** What is beside the list. */
  beside?: (items: Item[]) => ReactNode;
  children: (item: Item, items: Item[]) => ReactNode;
};
