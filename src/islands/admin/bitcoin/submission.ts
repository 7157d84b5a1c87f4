import type { createBitcoinOrder } from '#contract/bitcoin.ts';
import type { InputOf } from '#contract/contract.ts';

/**
 * Returns the order to send. If it is unchanged after a lost connection, it keeps its id, so the server does not store it twice.
 * If the editor corrected it, it is a new order, since the first may already be stored.
 */
export function submissionOf(order: WantedOrder, sentBefore: SentOrder | undefined): SentOrder {
  const again = sentBefore && { ...order, submission: sentBefore.submission };
  return again && JSON.stringify(again) === JSON.stringify(sentBefore)
    ? sentBefore
    : { ...order, submission: crypto.randomUUID() };
}

export type SentOrder = InputOf<typeof createBitcoinOrder>;
type WantedOrder = Omit<SentOrder, 'submission'>;
