/** After this many milliseconds a price is no longer shown as the current one. */
export const staleAfter = 30_000;

/** After this many milliseconds a price is hidden, because it would mislead visitors even if its age is shown beside it. */
export const withdrawnAfter = 10 * 60_000;

/** Returns a price's age in milliseconds: at least the time since the page received it, as clocks may be slow. */
export const priceAge = ({ fetchedAt, receivedAt, now }: Moments): number =>
  Math.max(0, now - fetchedAt, now - receivedAt);

/** `fresh`: shown as current. `stale`: shown with its age. `withdrawn`: hidden. */
export function freshness(age: number): 'fresh' | 'stale' | 'withdrawn' {
  if (age <= staleAfter) return 'fresh';
  return age <= withdrawnAfter ? 'stale' : 'withdrawn';
}

/** The server's clock sets `fetchedAt`, and the visitor's clock the others. All are in milliseconds since 1970. */
type Moments = { fetchedAt: number; receivedAt: number; now: number };
