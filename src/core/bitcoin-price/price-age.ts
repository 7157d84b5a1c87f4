/** After this many milliseconds a price is no longer shown as the current one. */
export const staleAfter = 30_000;

/** After this many milliseconds a price is hidden, because it would mislead visitors even with its age beside it. */
export const withdrawnAfter = 10 * 60_000;

/**
 * Returns the age of a price in milliseconds. The visitor's clock may be behind, so a price is at least as old as the
 * time since the page received it.
 */
export const priceAge = ({ fetchedAt, receivedAt, now }: Moments): number =>
  Math.max(0, now - fetchedAt, now - receivedAt);

/** Whether a price may be shown as current, only with its age, or not at all. */
export function freshness(age: number): 'fresh' | 'stale' | 'withdrawn' {
  if (age <= staleAfter) return 'fresh';
  return age <= withdrawnAfter ? 'stale' : 'withdrawn';
}

/** The server's clock sets `fetchedAt`, the visitor's clock the others. All are milliseconds since 1970. */
type Moments = { fetchedAt: number; receivedAt: number; now: number };
