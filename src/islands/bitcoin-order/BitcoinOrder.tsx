import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderTrouble } from './OrderTrouble.tsx';
import type { OrderWords } from './order-words.ts';
import { isOver, useOrder } from './use-order.ts';
import './bitcoin-order.css';

/** The page on which a customer pays an order. */
export default function BitcoinOrder(props: Props) {
  const [client] = useState(() => new QueryClient());
  return (
    <IslandBoundary words={props.words}>
      <QueryClientProvider client={client}>
        <Order {...props} />
      </QueryClientProvider>
    </IslandBoundary>
  );
}

function Order({ words, locale }: Props) {
  const { data, error, refetch, isFetching } = useOrder();
  const retry = isFetching ? () => undefined : () => void refetch();
  if (isOver(error) || (error !== null && data === undefined))
    return <OrderTrouble error={error} retry={retry} words={words} />;
  if (data === undefined)
    return (
      <div className="stack gap-5 order-card order-loading" aria-busy="true">
        <p role="status">{words.order.loading}</p>
        <span className="order-blank" aria-hidden="true" />
        <span className="order-blank" aria-hidden="true" />
      </div>
    );
  return <OrderCard order={data} isStale={error !== null} words={words} locale={locale} />;
}

type Props = { words: OrderWords; locale: Locale };
