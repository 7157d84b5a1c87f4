/** How many satoshis an order costs at a price. */
import { satoshisPerBitcoin } from '../bitcoin-price/euro-to-bitcoin.ts';

/** The network does not relay an output with fewer satoshis than this. */
export const dustSatoshis = 294;

/**
 * Returns the lowest sum that is accepted as full payment. Up to 0.5 % may be missing, because exchanges deduct fees.
 * Up to 293 satoshis may always be missing, because the network would not relay so small a further payment.
 * @example enoughSatoshis(475_000) // => 472_625
 */
export const enoughSatoshis = (amountSats: number): number =>
  amountSats - Math.max(dustSatoshis - 1, Math.floor(amountSats / 200));

/** How much of the amount has not arrived. */
export const missingSatoshis = ({ amountSats, receivedSats }: Sums): number =>
  receivedSats >= enoughSatoshis(amountSats) ? 0 : amountSats - receivedSats;

type Sums = { amountSats: number; receivedSats: number };

/**
 * Converts euro cents to satoshis at a price in cents per bitcoin, rounded up. Integers avoid floating-point errors.
 * @example satoshisToAsk({ amountCents: 1, eurCents: 80_000_00 }) // => 13, rounded up from 12.5
 */
export function satoshisToAsk({ amountCents, eurCents }: { amountCents: number; eurCents: number }): number {
  const [amount, price] = [BigInt(amountCents) * BigInt(satoshisPerBitcoin), BigInt(eurCents)];
  return Number((amount + price - 1n) / price);
}

/**
 * Converts satoshis to bitcoin, written with all eight decimals.
 * @example bitcoinText(475_000) // => '0.00475000'
 */
export function bitcoinText(satoshis: number): string {
  const digits = String(satoshis).padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}
