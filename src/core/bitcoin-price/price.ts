/**
 * Converts a price to cents. Returns undefined for missing, absurd or contradictory amounts.
 * @example priceFrom({ eur: 80_000.5, usd: 92_000 }) // => { eurCents: 8_000_050, usdCents: 9_200_000 }
 */
export function priceFrom({ eur, usd }: { eur: unknown; usd: unknown }): BitcoinPrice | undefined {
  if (!isPossible(eur) || !isPossible(usd)) return undefined;
  if (Math.max(eur, usd) > maxCurrencySpread * Math.min(eur, usd)) return undefined;
  return { eurCents: Math.round(eur * 100), usdCents: Math.round(usd * 100) };
}

/** A euro has always been worth between 0.8 and 1.6 dollars. A larger factor shows that one price is wrong. */
const maxCurrencySpread = 2;

const isPossible = (amount: unknown): amount is number =>
  typeof amount === 'number' && amount >= 100 && amount <= 100_000_000;

export type BitcoinPrice = { eurCents: number; usdCents: number };
