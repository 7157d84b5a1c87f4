import { satoshisPerBitcoin } from '../bitcoin-price/euro-to-bitcoin.ts';

/** An output below this many satoshis is dust: the network passes no payment to such an address on. */
export const dustSatoshis = 294;

/**
 * What is to be paid for an amount in euros at the price of one bitcoin, in whole satoshis, rounded up: never less than the amount,
 * and less than one satoshi more. Counted with whole numbers only.
 * @example satoshisToAsk({ amountCents: 1, eurCents: 80_000_00 }) // => 13, since it is 12.5
 */
export function satoshisToAsk({ amountCents, eurCents }: { amountCents: number; eurCents: number }): number {
  const [amount, price] = [BigInt(amountCents) * BigInt(satoshisPerBitcoin), BigInt(eurCents)];
  return Number((amount + price - 1n) / price);
}

/**
 * An amount in bitcoin with all of its eight decimals, as wallets read it.
 * @example bitcoinText(475_000) // => '0.00475000'
 */
export function bitcoinText(satoshis: number): string {
  const digits = String(satoshis).padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

/**
 * The link that opens a wallet with address and amount filled in (BIP 21). No name and no text: a wallet may keep those for ever.
 * @example paymentUri({ address: 'bc1q…', satoshis: 475_000 }) // => 'bitcoin:bc1q…?amount=0.00475'
 */
export const paymentUri = ({ address, satoshis }: { address: string; satoshis: number }): string =>
  `bitcoin:${address}?amount=${bitcoinText(satoshis).replace(/\.?0+$/, '')}`;
