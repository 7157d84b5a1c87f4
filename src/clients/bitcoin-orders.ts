import { bitcoinOrders } from '#contract/bitcoin.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { ordersPerPage, type OrderFilter } from '#core/bitcoin-order/order-input.ts';
import { callAsEditor } from '#session/session.ts';
import { listPage } from './list-page.ts';

/** Fetches a page of the desk’s list of Bitcoin orders. */
export async function fetchBitcoinOrders({ filter, skip }: { filter: OrderFilter; skip: number }) {
  const { counts, orders } = await callAsEditor(bitcoinOrders, { filter, skip: String(skip) });
  return { counts, ...listPage(orders, { skip, perPage: ordersPerPage }) };
}

export type ListedOrder = AnswerOf<typeof bitcoinOrders>['orders'][number];
