import type { createBitcoinOrder } from '#contract/bitcoin.ts';
import type { InputOf } from '#contract/contract.ts';

/**
 * An unchanged order keeps its id, so that the server does not store a retry as a second order.
 * A changed order gets a new id, because the server may already have stored the earlier version.
 */
export function submissionOf(order: WantedOrder, sentBefore: SentOrder | undefined): SentOrder {
  const again = sentBefore && { ...order, submission: sentBefore.submission };
  return again && JSON.stringify(again) === JSON.stringify(sentBefore)
    ? sentBefore
    : { ...order, submission: crypto.randomUUID() };
}

export type SentOrder = InputOf<typeof createBitcoinOrder>;
type WantedOrder = Omit<SentOrder, 'submission'>;
