/** After this many milliseconds a price is no longer shown as the current one. */
export const staleAfter = 30_000;

/** After this many milliseconds a price is hidden, because it would mislead visitors even if its age is shown beside it. */
export const withdrawnAfter = 10 * 60_000;

/**
 * Returns the age of a price in milliseconds. The visitor's clock may be slow, so the age is at least the time since the
 * page received the price.
 */
export const priceAge = ({ fetchedAt, receivedAt, now }: Moments): number =>
  Math.max(0, now - fetchedAt, now - receivedAt);

/** Whether a price may be shown as current (`fresh`), only with its age (`stale`), or not at all (`withdrawn`). */
export function freshness(age: number): 'fresh' | 'stale' | 'withdrawn' {
  if (age <= staleAfter) return 'fresh';
  return age <= withdrawnAfter ? 'stale' : 'withdrawn';
}

/**
 * The server's clock sets `fetchedAt`. The visitor's clock sets `receivedAt` and `now`. All are in milliseconds since 1970.
 */
type Moments = { fetchedAt: number; receivedAt: number; now: number };
