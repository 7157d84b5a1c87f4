import type { ChainView } from './chain-view.ts';

/**
 * Whether an address was ever paid to, as far as both explorers say the same; undefined stands for one that does not answer. Nothing is
 * taken from one alone: one that lies could have every address passed over.
 */
export function historyOf(views: readonly (ChainView | undefined)[]): AddressHistory {
  const [isPaid, isPaidToo] = views.map((view) => view && view.payments.length > 0);
  if (isPaid === undefined || isPaid !== isPaidToo) return 'unknown';
  return isPaid ? 'some' : 'none';
}

export type AddressHistory = 'none' | 'some' | 'unknown';
