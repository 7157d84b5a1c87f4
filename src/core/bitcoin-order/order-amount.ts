import { satoshisPerBitcoin } from '../bitcoin-price/euro-to-bitcoin.ts';

/** The network does not relay an output with fewer satoshis than this. */
export const dustSatoshis = 294;

/**
 * Returns the lowest sum that counts as full payment. Half a percent may be missing, because exchanges deduct fees.
 * At least 293 satoshis may be missing, because the network would not relay a further payment of so few satoshis.
 * @example enoughSatoshis(475_000) // => 472_625
 */
export const enoughSatoshis = (amountSats: number): number =>
  amountSats - Math.max(dustSatoshis - 1, Math.floor(amountSats / 200));

export const missingSatoshis = ({ amountSats, receivedSats }: Sums): number =>
  receivedSats >= enoughSatoshis(amountSats) ? 0 : amountSats - receivedSats;

type Sums = { amountSats: number; receivedSats: number };

/**
 * Converts an amount to whole satoshis, rounded up. Computes with integers only.
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

/**
 * Returns a link that opens a wallet (BIP 21). It has no name or message, because wallets store both for ever.
 * @example paymentUri({ address: 'bc1q…', satoshis: 475_000 }) // => 'bitcoin:bc1q…?amount=0.00475'
 */
export const paymentUri = ({ address, satoshis }: { address: string; satoshis: number }): string =>
  `bitcoin:${address}?amount=${bitcoinText(satoshis).replace(/\.?0+$/, '')}`;
