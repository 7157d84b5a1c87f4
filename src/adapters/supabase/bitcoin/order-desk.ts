import * as v from 'valibot';
import type { OrderToStore, StoredOrder } from '#core/bitcoin-order/create-order.ts';
import type { BitcoinOrder } from '#core/bitcoin-order/order.ts';
import { ordersPerPage, type OrderFilter } from '#core/bitcoin-order/order-input.ts';
import type { OrderResolution } from '#core/bitcoin-order/order-state.ts';
import { inSnakeCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import type { HeldKey } from './key-indexes.ts';
import { orderSchema } from './order-row.ts';

/** Functions in this file need an editor’s rights, unless their comment says otherwise. */
export async function findOrder(
  supabase: Database,
  wanted: { id: string } | { submission: string },
): Promise<BitcoinOrder | undefined> {
  const read = await supabase.rpc('read_bitcoin_order', {
    order_id: 'id' in wanted ? wanted.id : null,
    submission: 'submission' in wanted ? wanted.submission : null,
  });
  return answerOf(read, 'reading an order', v.nullable(orderSchema)) ?? undefined;
}

/** Stores an order with a reserved index. Needs all rights. */
export async function storeOrder(
  supabase: Database,
  { wanted, fresh, amountSats, price, limits }: OrderToStore,
  { network, fingerprint, holder, editor }: HeldKey & { editor: string },
): Promise<StoredOrder<BitcoinOrder>> {
  const stored = await supabase.rpc('store_bitcoin_order', {
    new_order: {
      ...inSnakeCase(wanted),
      network,
      fingerprint,
      key_index: fresh.index,
      address: fresh.address,
      amount_sats: amountSats,
      price_eur_cents: price.eurCents,
      price_sources: price.sources,
      minutes_valid: limits.minutesValid,
      confirmations_needed: limits.confirmationsNeeded,
    },
    holder,
    editor,
  });
  return answerOf(stored, 'storing an order', storedSchema);
}

export async function listOrders(
  supabase: Database,
  { filter, enquiryId, skip }: { filter: OrderFilter; enquiryId?: string | undefined; skip: number },
): Promise<OrderList> {
  const listed = await supabase.rpc('list_bitcoin_orders', {
    wanted: filter,
    enquiry: enquiryId ?? null,
    most: ordersPerPage,
    skip,
  });
  return answerOf(listed, 'listing orders', listSchema);
}

export async function cancelOrder(
  supabase: Database,
  id: string,
): Promise<'cancelled' | 'not-open' | 'not-found'> {
  const cancelled = await supabase.rpc('cancel_bitcoin_order', { order_id: id });
  return answerOf(cancelled, 'taking an order back', v.picklist(['cancelled', 'not-open', 'not-found']));
}

/** Queues the mail with the payment link again. */
export async function resendOrder(
  supabase: Database,
  id: string,
): Promise<v.InferOutput<typeof resentSchema>> {
  const queued = await supabase.rpc('resend_bitcoin_order', { order_id: id });
  return answerOf(queued, 'mailing an order again', resentSchema);
}

export async function resolveOrder(
  supabase: Database,
  { id, resolution, refundTxid }: { id: string; resolution: OrderResolution; refundTxid: string },
): Promise<'resolved' | 'nothing-to-decide' | 'not-found'> {
  const resolved = await supabase.rpc('resolve_bitcoin_order', {
    order_id: id,
    resolution,
    refund_txid: refundTxid,
  });
  return answerOf(
    resolved,
    'noting a decision about an order',
    v.picklist(['resolved', 'nothing-to-decide', 'not-found']),
  );
}

const resentSchema = v.picklist(['queued', 'not-open', 'gone', 'not-found', 'too-many']);

const storedSchema = v.union([
  v.pipe(
    v.object({ outcome: v.literal('stored'), order: orderSchema, is_known: v.boolean() }),
    v.transform(({ is_known, ...stored }) => ({ ...stored, isKnown: is_known })),
  ),
  v.object({ outcome: v.picklist(['enquiry-not-found', 'index-lost', 'too-many']) }),
]);

const listSchema = v.object({
  counts: v.object({ all: v.number(), watched: v.number(), decide: v.number() }),
  orders: v.array(orderSchema),
});

export type OrderList = v.InferOutput<typeof listSchema>;
