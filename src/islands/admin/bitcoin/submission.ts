import type { createBitcoinOrder } from '#contract/bitcoin.ts';
import type { InputOf } from '#contract/contract.ts';

/** A retry of an unchanged order keeps the `submission` id, so that the server stores the order once. */
export function submissionOf(order: WantedOrder, sentBefore: SentOrder | undefined): SentOrder {
  const again = sentBefore && { ...order, submission: sentBefore.submission };
  return again && JSON.stringify(again) === JSON.stringify(sentBefore)
    ? sentBefore
    : { ...order, submission: crypto.randomUUID() };
}

export type SentOrder = InputOf<typeof createBitcoinOrder>;
type WantedOrder = Omit<SentOrder, 'submission'>;
