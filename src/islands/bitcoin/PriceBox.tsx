import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { freshness, priceAge, staleAfter } from '#core/bitcoin-price/price.ts';
import type { Locale } from '#core/locale.ts';
import { setPriceLists, type PriceLists } from '#core/quote/price-lists.ts';
import { fetchBitcoinPrice, type FetchedPrice } from '#clients/bitcoin-price.ts';
import { VisitorRefusal } from '#clients/visitor-refusal.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { useNow } from '../clock/use-now.ts';
import { Converter } from './Converter.tsx';
import { CurrentPrice, type ShownPrice } from './CurrentPrice.tsx';
import { PriceNotice, type EuroPrices } from './PriceNotice.tsx';
import type { PriceWords } from './price-words.ts';
import '../forms.css';
import './price-box.css';

/** The current price of a bitcoin, and a calculator with it. */
export default function PriceBox(props: Props) {
  setPriceLists(props.prices);
  const [client] = useState(() => new QueryClient());
  return (
    <IslandBoundary words={props.words}>
      <QueryClientProvider client={client}>
        <Box {...props} />
      </QueryClientProvider>
    </IslandBoundary>
  );
}

/** Milliseconds between two requests while the page is visible. */
const askedEvery = 60_000;

function Box({ words, locale, euros }: Props) {
  const now = useNow();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bitcoin-price'],
    queryFn: ({ signal }) => fetchBitcoinPrice(signal),
    staleTime: staleAfter,
    refetchInterval: askedEvery,
    // A request without a connection fails at once. TanStack Query repeats the request when the connection returns.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: (failures, error) =>
      failures < 1 && error instanceof VisitorRefusal && error.code === 'unreachable',
    retryDelay: 1000,
  });
  const shown = data && shownPrice(data, { now, isError: error !== null });
  const isWithdrawn = data !== undefined && shown === undefined;
  const state = stateOf({ shown, error, isOver: isWithdrawn && !isFetching });
  const again = { words, asking: isFetching, retry: () => void refetch() };

  // Without a price, the figures are hidden but keep their place, so that the text below does not move.
  return (
    <div className="price-box">
      <div className="price-known" inert={shown === undefined && state !== 'loading'}>
        <CurrentPrice {...again} shown={shown} failed={state === 'failed'} locale={locale} />
        <Converter shown={shown} words={words} locale={locale} />
      </div>
      <PriceNotice {...again} state={state} hasPrice={shown !== undefined} euros={euros} />
    </div>
  );
}

/** Returns undefined for a price that is so old that it would mislead visitors. */
function shownPrice(price: FetchedPrice, { now, isError }: { now: number; isError: boolean }) {
  const age = priceAge({ ...price, now });
  const fresh = freshness(age);
  return fresh === 'withdrawn' ? undefined : { ...price, age, isFresh: fresh === 'fresh' && !isError };
}

function stateOf({ shown, error, isOver }: Found): 'loading' | 'shown' | 'failed' | 'none' {
  // The function works but has no price, so trying again at once would not help.
  if (shown === undefined && error instanceof VisitorRefusal && error.code === 'price-unavailable')
    return 'none';
  if (error !== null || isOver) return 'failed';
  return shown === undefined ? 'loading' : 'shown';
}

/** `isOver`: the price has become too old, and no request for another one is under way. */
type Found = { shown: ShownPrice | undefined; error: Error | null; isOver: boolean };

type Props = {
  words: PriceWords;
  locale: Locale;
  prices: PriceLists;
  euros: EuroPrices;
};
