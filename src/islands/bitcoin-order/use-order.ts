import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchBitcoinOrder, NoOrder, type FetchedOrder } from '#clients/bitcoin-order.ts';
import { isSettled, phaseOf } from './order-phase.ts';

/** The order whose word stands behind the # of this page, asked for again and again while something may change. */
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
    // A browser that is offline is to say so at once, and to ask when it is back.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
  });
}

/** In milliseconds: at first somebody waits for the payment to be seen; a confirmation takes ten minutes and more. */
const [askedEvery, askedLaterEvery] = [15_000, 60_000];

/** So many answers are asked for at the first pace: twenty minutes. */
const askedOften = 80;

/** Whether asking again cannot help. */
export const isOver = (error: Error | null): boolean =>
  error instanceof NoOrder && ['order-not-found', 'order-gone'].includes(error.code);

/** Whether the page has anything to wait for. */
export const mayChange = (order: FetchedOrder): boolean =>
  order.isWatched && !isSettled(phaseOf({ ...order, left: timeLeft(order, order.receivedAt) }));

/** How much time is left to pay, in milliseconds, by the server's clock: the visitor's may be wrong. */
export const timeLeft = ({ quotedUntil, now: sentAt, receivedAt }: FetchedOrder, now: number): number =>
  Date.parse(quotedUntil) - Date.parse(sentAt) - (now - receivedAt);

/** Undefined until the page is awake; empty where the address has none. */
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
