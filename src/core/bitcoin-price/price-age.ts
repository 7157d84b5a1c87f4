/** After this many milliseconds a price is no longer shown as the current one. */
export const staleAfter = 30_000;

/** After this many milliseconds a price is hidden, because it would mislead visitors even if its age is shown beside it. */
export const withdrawnAfter = 10 * 60_000;

/** Returns the age of a price in milliseconds: at least the time since its arrival on the page, as clocks may be slow. */
export const priceAge = ({ fetchedAt, receivedAt, now }: Moments): number =>
  Math.max(0, now - fetchedAt, now - receivedAt);

/** `fresh`: shown as current. `stale`: shown with its age. `withdrawn`: hidden. */
export function freshness(age: number): 'fresh' | 'stale' | 'withdrawn' {
  if (age <= staleAfter) return 'fresh';
  return age <= withdrawnAfter ? 'stale' : 'withdrawn';
}

/** In milliseconds since 1970: `fetchedAt` by the server's clock, the other times by the visitor's clock. */
type Moments = { fetchedAt: number; receivedAt: number; now: number };
