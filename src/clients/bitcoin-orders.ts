import { bitcoinOrders } from '#contract/bitcoin.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { ordersPerPage, type OrderFilter } from '#core/bitcoin-order/order-input.ts';
import { callAsEditor } from '#session/session.ts';

/** Orders of a kind, after so many of them. */
export async function fetchBitcoinOrders({ filter, skip }: Wanted): Promise<OrderPage> {
  const { counts, orders } = await callAsEditor(bitcoinOrders, { filter, skip: String(skip) });
  return { counts, orders, next: orders.length < ordersPerPage ? undefined : skip + orders.length };
}

/** An order as the desk shows it. */
export type ListedOrder = AnswerOf<typeof bitcoinOrders>['orders'][number];

type Wanted = { filter: OrderFilter; skip: number };

/** `next`: how many to skip for the page after this one, where there is one. */
type OrderPage = AnswerOf<typeof bitcoinOrders> & { next: number | undefined };
