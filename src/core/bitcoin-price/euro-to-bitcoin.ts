/** The smallest part of a bitcoin: there are a hundred million. */
export const satoshisPerBitcoin = 100_000_000;

/** More than this nobody converts here. */
const maxCents = 10_000_000_00;

/**
 * What an amount in euros is in Bitcoin, in whole satoshis, half a one rounded up. Counted with whole numbers only.
 * @example satoshisFor(380_00, 80_000_00) // => 475_000
 */
export function satoshisFor(cents: number, eurCents: number): number {
  const [amount, price] = [BigInt(cents), BigInt(eurCents)];
  return Number((2n * amount * BigInt(satoshisPerBitcoin) + price) / (2n * price));
}

/**
 * An amount somebody typed, in integer cents, whichever way their language writes it; undefined for anything else.
 * A separator before one or two last digits is the decimal one, those before three digits group thousands.
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
