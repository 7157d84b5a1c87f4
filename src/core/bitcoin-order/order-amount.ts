import { satoshisPerBitcoin } from '../bitcoin-price/euro-to-bitcoin.ts';

/** The network does not relay an output with fewer satoshis than this. */
export const dustSatoshis = 294;

/**
 * Returns the lowest sum that pays an amount in full. Exchanges may deduct half a percent. The network does not
 * relay a remainder of 293 satoshis or less, so that remainder may be missing too.
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
 * Writes an amount in bitcoin with all eight decimals, as wallets expect.
 * @example bitcoinText(475_000) // => '0.00475000'
 */
export function bitcoinText(satoshis: number): string {
  const digits = String(satoshis).padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

/**
 * Returns a link that opens a wallet (BIP 21). The link contains no name or message, because wallets store both for ever.
 * @example paymentUri({ address: 'bc1q…', satoshis: 475_000 }) // => 'bitcoin:bc1q…?amount=0.00475'
 */
export const paymentUri = ({ address, satoshis }: { address: string; satoshis: number }): string =>
  `bitcoin:${address}?amount=${bitcoinText(satoshis).replace(/\.?0+$/, '')}`;
