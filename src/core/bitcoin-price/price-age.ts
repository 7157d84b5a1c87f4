/** A price is stale after this many milliseconds: the box calls it the current one. */
export const staleAfter = 30_000;

/** A price older than this is not shown at all: it would mislead even with its age beside it. */
export const withdrawnAfter = 10 * 60_000;

/**
 * How old a price is, in milliseconds. The visitor's clock may be wrong: one that is behind makes no price younger than the
 * time it has been on the screen.
 */
export const priceAge = ({ fetchedAt, receivedAt, now }: Moments): number =>
  Math.max(0, now - fetchedAt, now - receivedAt);

/** Whether a price may still be taken for the current one, only with its age, or not at all. */
export function freshness(age: number): 'fresh' | 'stale' | 'withdrawn' {
  if (age <= staleAfter) return 'fresh';
  return age <= withdrawnAfter ? 'stale' : 'withdrawn';
}

/** `fetchedAt` by the server's clock, the others by the visitor's; milliseconds since 1970. */
type Moments = { fetchedAt: number; receivedAt: number; now: number };
