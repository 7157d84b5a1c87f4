import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { freshness, priceAge, staleAfter } from '#core/bitcoin-price/price.ts';
import type { Locale } from '#core/locale.ts';
import { setPriceLists, type PriceLists } from '#core/quote/price-lists.ts';
import { fetchBitcoinPrice } from '#clients/bitcoin-price.ts';
import { VisitorRefusal } from '#clients/visitor-refusal.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { useNow } from '../clock/use-now.ts';
import { Converter } from './Converter.tsx';
import { CurrentPrice } from './CurrentPrice.tsx';
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
  const isError = error !== null;
  const age = data === undefined ? 0 : priceAge({ ...data, now });
  const shown =
    data === undefined || freshness(age) === 'withdrawn'
      ? undefined
      : { ...data, age, isFresh: freshness(age) === 'fresh' && !isError };

  const failed = isError || (data !== undefined && shown === undefined && !isFetching);
  // The function works but has no price, so trying again at once would not help.
  const hasNone =
    shown === undefined && error instanceof VisitorRefusal && error.code === 'price-unavailable';
  const state = hasNone ? 'none' : failed ? 'failed' : shown === undefined ? 'loading' : 'shown';
  const again = { words, asking: isFetching, retry: () => void refetch() };

  // Without a price, the figures are hidden but keep their place, so that the text below does not move.
  return (
    <div className="price-box">
      <div className="price-known" inert={shown === undefined && state !== 'loading'}>
        <CurrentPrice {...again} shown={shown} failed={failed} locale={locale} />
        <Converter shown={shown} words={words} locale={locale} />
      </div>
      <PriceNotice {...again} state={state} hasPrice={shown !== undefined} euros={euros} />
    </div>
  );
}

type Props = {
  words: PriceWords;
  locale: Locale;
  prices: PriceLists;
  euros: EuroPrices;
};
