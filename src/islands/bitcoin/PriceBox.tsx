import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { freshness, priceAge, staleAfter } from '#core/bitcoin-price/price.ts';
import type { Locale } from '#core/locale.ts';
import { setPriceLists, type PriceLists } from '#core/quote/prices.ts';
import { fetchBitcoinPrice } from '#clients/bitcoin-price.ts';
import { VisitorRefusal } from '#clients/visitor-refusal.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { useNow } from '../clock/use-now.ts';
import { Converter } from './Converter.tsx';
import { CurrentPrice } from './CurrentPrice.tsx';
import type { PriceWords } from './price-words.ts';
import './price-box.css';

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

function Box({ words, locale }: Props) {
  const now = useNow();
  const { data, isError, isFetching, refetch } = useQuery({
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
  const age = data === undefined ? 0 : priceAge({ ...data, now });
  const shown =
    data === undefined || freshness(age) === 'withdrawn'
      ? undefined
      : { ...data, age, isFresh: freshness(age) === 'fresh' && !isError };

  const failed = isError || (data !== undefined && shown === undefined && !isFetching);
  const hasFigures = shown !== undefined || !failed;

  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown) setHeight(box.current?.offsetHeight ?? 0);
  }, [isShown]);

  // When a shown price is withdrawn, the box keeps its height, so that the text below does not move.
  return (
    <div ref={box} className="price-box" style={hasFigures ? undefined : { minHeight: height }}>
      <CurrentPrice
        shown={shown}
        failed={failed}
        asking={isFetching}
        retry={() => void refetch()}
        words={words}
        locale={locale}
      />
      {hasFigures && <Converter shown={shown} words={words} locale={locale} />}
    </div>
  );
}

type Props = { words: PriceWords; locale: Locale; prices: PriceLists };
