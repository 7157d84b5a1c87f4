import { bitcoinText } from './order-amount.ts';
import { trimmedEnd } from '../typed-text/trimmed-end.ts';

/**
 * Returns a link that opens a wallet (BIP 21). The link has no name or message, because wallets store both for ever.
 * @example paymentUri({ address: 'bc1q…', satoshis: 475_000 }) // => 'bitcoin:bc1q…?amount=0.00475'
 */
export const paymentUri = ({ address, satoshis }: { address: string; satoshis: number }): string =>
  `bitcoin:${address}?amount=${trimmedEnd(bitcoinText(satoshis), /0/).replace(/\.$/, '')}`;
