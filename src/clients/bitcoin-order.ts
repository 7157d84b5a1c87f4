import { callFunction } from '#adapters/functions.browser.ts';
import { bitcoinOrder } from '#contract/bitcoin-page.ts';
import type { AnswerOf } from '#contract/contract.ts';

/** Where an order stands, for whoever holds the word behind the # of its page. Throws a `NoOrder`. */
export async function fetchBitcoinOrder(token: string, signal: AbortSignal): Promise<FetchedOrder> {
  const answer = await callFunction(bitcoinOrder, { input: { token }, signal });
  if (!answer.ok) throw new NoOrder(answer.refusal.code);
  return { ...answer.value, receivedAt: Date.now() };
}

/** The order cannot be shown: there is none, it is gone, or the server is out of reach. */
export class NoOrder extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`There is no order to show (${code}).`);
    this.name = 'NoOrder';
    this.code = code;
  }
}

/** `receivedAt`: when it came, by the visitor's clock, in milliseconds since 1970. */
export type FetchedOrder = AnswerOf<typeof bitcoinOrder> & { receivedAt: number };
