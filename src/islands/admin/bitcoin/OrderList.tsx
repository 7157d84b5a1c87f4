import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchBitcoinOrders } from '#clients/bitcoin-orders.ts';
import { Skeletons } from '../frame/Skeletons.tsx';
import { Filters } from '../parts/Filters.tsx';
import { MoreButton } from '../parts/MoreButton.tsx';
import { ListTrouble } from '../parts/ListTrouble.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { OrderCard } from './OrderCard.tsx';

/** How often the list is looked at anew while somebody sees it, in milliseconds. */
const lookedAtEvery = 30_000;

/** The payments that were asked for, the newest first, a page at a time. */
export function OrderList() {
  const { list: said, filters, busy } = useDesk().words.bitcoin;
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
      <Filters
        names={shownFilters}
        chosen={filter}
        choose={setFilter}
        counts={pages?.[0]?.counts}
        words={filters}
      />
      <ListTrouble query={list} text={said.failed} />
      {shown === undefined && !list.isError && <Skeletons label={said.loading} />}
      {shown?.length === 0 && <p>{filter === 'all' ? said.empty : said.emptyOfKind}</p>}
      {shown !== undefined && shown.length > 0 && (
        <ul className="plain desk-cards">
          {shown.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && <MoreButton list={list} text={said.more} busy={busy} />}
    </section>
  );
}

const shownFilters = ['all', 'watched', 'decide'] as const;

type Filter = (typeof shownFilters)[number];
