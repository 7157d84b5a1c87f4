/**
 * Converts a price to cents. Returns undefined for missing, absurd or contradictory amounts.
 * @example priceFrom({ eur: 80_000.5, usd: 92_000 }) // => { eurCents: 8_000_050, usdCents: 9_200_000 }
 */
export function priceFrom({ eur, usd }: { eur: unknown; usd: unknown }): BitcoinPrice | undefined {
  if (!isPossible(eur) || !isPossible(usd)) return undefined;
  if (Math.max(eur, usd) > maxCurrencySpread * Math.min(eur, usd)) return undefined;
  return { eurCents: Math.round(eur * 100), usdCents: Math.round(usd * 100) };
}

/** A euro was always worth 0.8 to 1.6 dollars. If the two prices differ by a larger factor, one price is wrong. */
const maxCurrencySpread = 2;

const isPossible = (amount: unknown): amount is number =>
  typeof amount === 'number' && amount >= 100 && amount <= 100_000_000;

export type BitcoinPrice = { eurCents: number; usdCents: number };

/** After this many milliseconds a price is no longer shown as the current one. */
export const staleAfter = 30_000;

/** After this many milliseconds a price is hidden. So old a price misleads visitors, even if its age is shown. */
export const withdrawnAfter = 10 * 60_000;

/** Returns the age of a price in milliseconds, but at least the time since its arrival, because clocks may differ. */
export const priceAge = ({ fetchedAt, receivedAt, now }: Moments): number =>
  Math.max(0, now - fetchedAt, now - receivedAt);

/** `fresh`: shown as current. `stale`: shown with its age. `withdrawn`: hidden. */
export function freshness(age: number): 'fresh' | 'stale' | 'withdrawn' {
  if (age <= staleAfter) return 'fresh';
  return age <= withdrawnAfter ? 'stale' : 'withdrawn';
}

/** In milliseconds since 1970: `fetchedAt` by the server's clock, the other times by the visitor's clock. */
type Moments = { fetchedAt: number; receivedAt: number; now: number };
