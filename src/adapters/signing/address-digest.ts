import { networkOf } from '#core/access/network.ts';
import { keyedDigest } from './signature.ts';

/**
 * A digest of an IP address. The counters of requests per visitor store this digest, because it does not reveal the
 * address.
 */
export const addressDigest = (address: string): string =>
  keyedDigest(`address ${networkOf(address).own}`).toString('hex');

export const senderAt = (address: string): { address: string; network: string } => ({
  address: addressDigest(address),
  network: keyedDigest(`network ${networkOf(address).wide}`).toString('hex'),
});
