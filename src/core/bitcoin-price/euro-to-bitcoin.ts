export const satoshisPerBitcoin = 100_000_000;

const maxCents = 10_000_000_00;

/**
 * Converts euro cents to whole satoshis at a price per bitcoin. Rounds half a satoshi up. Computes with integers only,
 * because floating-point numbers lose cents.
 *
 * @example satoshisFor(380_00, 80_000_00) // => 475_000
 */
export function satoshisFor(cents: number, eurCents: number): number {
  const [amount, price] = [BigInt(cents), BigInt(eurCents)];
  return Number((2n * amount * BigInt(satoshisPerBitcoin) + price) / (2n * price));
}

/**
 * Parses an amount in the number format of any of our languages, and returns integer cents. Returns undefined for other
 * text. Before one or two final digits, a separator is a decimal separator. Before three digits, it separates thousands.
 *
 * @example centsFrom('1.234,5') // => 123_450
 */
export function centsFrom(typed: string): number | undefined {
  const plain = typed.replace(/[\s\u00a0\u202f'’€]/g, '');
  const parts = /^(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)?|\d+)(?:([.,])(\d{1,2}))?$/.exec(plain);
  if (!parts) return undefined;
  const [, whole = '', grouping, decimal, fraction = ''] = parts;
  if (grouping !== undefined && grouping === decimal) return undefined;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > maxCents ? undefined : cents;
}
