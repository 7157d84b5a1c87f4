import type { createBitcoinOrder } from '#contract/bitcoin.ts';
import type { InputOf } from '#contract/contract.ts';

/**
 * What is sent: the same order tried again after a break of the line is the one sent before, and makes no second one. Whatever was
 * corrected since is another order, since the first may be stored as it was.
 */
export function submissionOf(order: WantedOrder, sentBefore: SentOrder | undefined): SentOrder {
  const again = sentBefore && { ...order, submission: sentBefore.submission };
  return again && JSON.stringify(again) === JSON.stringify(sentBefore)
    ? sentBefore
    : { ...order, submission: crypto.randomUUID() };
}

export type SentOrder = InputOf<typeof createBitcoinOrder>;
type WantedOrder = Omit<SentOrder, 'submission'>;
