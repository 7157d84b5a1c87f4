import { networkOf } from '#core/access/network.ts';
import { keyedDigest } from './signature.ts';

/** A visitor's network address as it may be stored: it can be counted, but not read. */
export const addressDigest = (address: string): string =>
  keyedDigest(`address ${networkOf(address).own}`).toString('hex');

/** The same with the wider network around it. */
export const senderAt = (address: string): { address: string; network: string } => ({
  address: addressDigest(address),
  network: keyedDigest(`network ${networkOf(address).wide}`).toString('hex'),
});
