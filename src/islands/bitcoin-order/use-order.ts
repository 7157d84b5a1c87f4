import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchBitcoinOrder, NoOrder, type FetchedOrder } from '#clients/bitcoin-order.ts';
import { isSettled, phaseOf } from './order-phase.ts';

/** Fetches the order whose token is in the fragment of the address, and polls while it may change. */
export function useOrder() {
  const token = useToken();
  return useQuery<FetchedOrder>({
    queryKey: ['bitcoin-order', token],
    queryFn: ({ signal }) => {
      if (token === '') throw new NoOrder('order-not-found');
      return fetchBitcoinOrder(token ?? '', signal);
    },
    enabled: token !== undefined,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (isOver(error) || (data !== undefined && !mayChange(data))) return false;
      return dataUpdateCount < askedOften ? askedEvery : askedLaterEvery;
    },
    // Offline, fail at once and refetch when the connection is back.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
  });
}

/**
 * The poll intervals in milliseconds. Polls are frequent until the payment is seen. After that they are slower, because a
 * confirmation takes ten minutes or more.
 */
const [askedEvery, askedLaterEvery] = [15_000, 60_000];

/** This many polls run at the first interval: twenty minutes. */
const askedOften = 80;

/** Whether retrying is useless. */
export const isOver = (error: Error | null): boolean =>
  error instanceof NoOrder && ['order-not-found', 'order-gone'].includes(error.code);

/** Whether the order can still change, so that the page keeps polling. */
export const mayChange = (order: FetchedOrder): boolean =>
  order.isWatched && !isSettled(phaseOf({ ...order, left: timeLeft(order, order.receivedAt) }));

/** Returns the time left to pay in milliseconds, by the server's clock: the visitor's clock may be wrong. */
export const timeLeft = ({ quotedUntil, now: sentAt, receivedAt }: FetchedOrder, now: number): number =>
  Date.parse(quotedUntil) - Date.parse(sentAt) - (now - receivedAt);

/** Returns the token in the address: undefined until the component is hydrated, empty if there is none. */
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
