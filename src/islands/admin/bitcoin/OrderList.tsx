import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchBitcoinOrders } from '#clients/bitcoin-orders.ts';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { Skeletons } from '../frame/Skeletons.tsx';
import { ListTrouble } from '../parts/ListTrouble.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { OrderCard } from './OrderCard.tsx';

/** How often the list is looked at anew while somebody sees it, in milliseconds. */
const lookedAtEvery = 30_000;

/** The payments that were asked for, the newest first, a page at a time. */
export function OrderList({ words, language }: { words: DeskWords; language: Locale }) {
  const { list: said, filters, busy, retry } = words.bitcoin;
  const [filter, setFilter] = useState<Filter>('all');
  const list = useInfiniteQuery({
    queryKey: ['bitcoin-orders', filter],
    queryFn: ({ pageParam }) => fetchBitcoinOrders({ filter, skip: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: lookedAtEvery,
  });
  const pages = list.data?.pages;
  const shown =
    pages === undefined || list.isPlaceholderData ? undefined : pages.flatMap(({ orders }) => orders);
  return (
    <section className="bitcoin-orders" aria-labelledby="bitcoin-orders">
      <h2 id="bitcoin-orders">{said.title}</h2>
      <div className="desk-filters" role="group" aria-label={filters.label}>
        {shownFilters.map((one) => (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
            {filters[one]} {pages?.[0] !== undefined && <span>{pages[0].counts[one]}</span>}
          </button>
        ))}
      </div>
      {list.isError && (
        <ListTrouble
          text={said.failed}
          reason={refusalText(words, refusalCode(list.error))}
          retry={() => void list.refetch()}
          retryText={retry}
        />
      )}
      {shown === undefined && !list.isError && <Skeletons label={said.loading} />}
      {shown?.length === 0 && <p>{filter === 'all' ? said.empty : said.emptyOfKind}</p>}
      {shown !== undefined && shown.length > 0 && (
        <ul className="plain desk-cards">
          {shown.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} words={words} language={language} />
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && list.hasNextPage && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void list.fetchNextPage()}
          disabled={list.isFetchingNextPage}
        >
          {list.isFetchingNextPage ? busy : said.more}
        </button>
      )}
    </section>
  );
}

const shownFilters = ['all', 'watched', 'decide'] as const;

type Filter = (typeof shownFilters)[number];
