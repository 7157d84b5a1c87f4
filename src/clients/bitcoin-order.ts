import { callFunction } from '#adapters/functions.browser.ts';
import { bitcoinOrder } from '#contract/bitcoin-page.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { VisitorRefusal } from './visitor-refusal.ts';

/** Throws a `VisitorRefusal` if the order cannot be fetched. */
export async function fetchBitcoinOrder(token: string, signal: AbortSignal): Promise<FetchedOrder> {
  const answer = await callFunction(bitcoinOrder, { input: { token }, signal });
  if (!answer.ok) throw new VisitorRefusal(answer.refusal.code);
  return { ...answer.value, receivedAt: Date.now() };
}

/** `receivedAt` is the time on the visitor’s clock, in milliseconds since 1970. */
export type FetchedOrder = AnswerOf<typeof bitcoinOrder> & { receivedAt: number };
