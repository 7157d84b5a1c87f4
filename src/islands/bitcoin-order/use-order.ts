import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchBitcoinOrder, type FetchedOrder } from '#clients/bitcoin-order.ts';
import { VisitorRefusal } from '#clients/visitor-refusal.ts';
import { isSettled, phaseOf } from './order-phase.ts';

/** Polls the order while it may change. The order’s token is the part of the page’s URL after the `#`. */
export function useOrder() {
  const token = useToken();
  return useQuery<FetchedOrder>({
    queryKey: ['bitcoin-order', token],
    queryFn: ({ signal }) => {
      if (token === '') throw new VisitorRefusal('order-not-found');
      return fetchBitcoinOrder(token ?? '', signal);
    },
    enabled: token !== undefined,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (isOver(error) || (data !== undefined && !mayChange(data))) return false;
      return dataUpdateCount < askedOften ? askedEvery : askedLaterEvery;
    },
    // A request without a connection fails at once. TanStack Query repeats the request when the connection returns.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
  });
}

/** Milliseconds: the interval of the first `askedOften` polls, and of later polls. */
const [askedEvery, askedLaterEvery] = [15_000, 60_000];

const askedOften = 80;

export const isOver = (error: Error | null): boolean =>
  error instanceof VisitorRefusal && ['order-not-found', 'order-gone'].includes(error.code);

export const mayChange = (order: FetchedOrder): boolean =>
  order.isWatched && !isSettled(phaseOf({ ...order, left: timeLeft(order, order.receivedAt) }));

/** Milliseconds. Uses the server’s clock, because the visitor’s clock may be wrong. */
export const timeLeft = ({ quotedUntil, now: sentAt, receivedAt }: FetchedOrder, now: number): number =>
  Date.parse(quotedUntil) - Date.parse(sentAt) - (now - receivedAt);

/** Undefined before hydration, and '' if the page’s URL contains no token. */
function useToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return token;
}
