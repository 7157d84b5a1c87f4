/** A satoshi is the smallest unit of bitcoin. */
export const satoshisPerBitcoin = 100_000_000;

/**
 * Converts euro cents to satoshis at a price in cents per bitcoin, rounded half up, without floating-point errors.
 * @example satoshisFor(380_00, 80_000_00) // => 475_000
 */
export function satoshisFor(cents: number, eurCents: number): number {
  const [amount, price] = [BigInt(cents), BigInt(eurCents)];
  return Number((2n * amount * BigInt(satoshisPerBitcoin) + price) / (2n * price));
}
