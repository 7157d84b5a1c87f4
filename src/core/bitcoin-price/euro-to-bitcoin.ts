export const satoshisPerBitcoin = 100_000_000;

const maxCents = 10_000_000_00;

/**
 * Converts euro cents to satoshis at a price in cents per bitcoin. Integers avoid the errors of floating point.
 * @example satoshisFor(380_00, 80_000_00) // => 475_000
 */
export function satoshisFor(cents: number, eurCents: number): number {
  const [amount, price] = [BigInt(cents), BigInt(eurCents)];
  return Number((2n * amount * BigInt(satoshisPerBitcoin) + price) / (2n * price));
}

/**
 * Reads an amount in any number format of our languages. Returns cents, or undefined if the text is no amount. A
 * separator before the last one or two digits is a decimal sign, and before three digits a thousands separator.
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
