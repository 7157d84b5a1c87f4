import type { createBitcoinOrder } from '#contract/bitcoin.ts';
import type { InputOf } from '#contract/contract.ts';

/**
 * Returns the order to send. If the connection was lost and the order is unchanged, it keeps its id, so that the server
 * does not store it twice. If the editor has changed the order, it gets a new id, because the first order may already be
 * stored.
 */
export function submissionOf(order: WantedOrder, sentBefore: SentOrder | undefined): SentOrder {
  const again = sentBefore && { ...order, submission: sentBefore.submission };
  return again && JSON.stringify(again) === JSON.stringify(sentBefore)
    ? sentBefore
    : { ...order, submission: crypto.randomUUID() };
}

export type SentOrder = InputOf<typeof createBitcoinOrder>;
type WantedOrder = Omit<SentOrder, 'submission'>;
