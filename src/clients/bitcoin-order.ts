import { callFunction } from '#adapters/functions.browser.ts';
import { bitcoinOrder } from '#contract/bitcoin-page.ts';
import type { AnswerOf } from '#contract/contract.ts';

/** Fetches an order with the token from the order page’s address. Throws a `NoOrder`. */
export async function fetchBitcoinOrder(token: string, signal: AbortSignal): Promise<FetchedOrder> {
  const answer = await callFunction(bitcoinOrder, { input: { token }, signal });
  if (!answer.ok) throw new NoOrder(answer.refusal.code);
  return { ...answer.value, receivedAt: Date.now() };
}

/** Thrown if the server has no such order or is unreachable. */
export class NoOrder extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`There is no order to show (${code}).`);
    this.name = 'NoOrder';
    this.code = code;
  }
}

/** `receivedAt` is the time on the visitor’s clock, in milliseconds since 1970. */
export type FetchedOrder = AnswerOf<typeof bitcoinOrder> & { receivedAt: number };
