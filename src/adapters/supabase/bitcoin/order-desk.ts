/** Bitcoin orders as the desk lists, creates and cancels them. */
import * as v from 'valibot';
import type { OrderToStore, StoredOrder } from '#core/bitcoin-order/create-order.ts';
import type { CamelCased } from '#core/casing/field-names.ts';
import { orderSchema, type BitcoinOrder } from '#core/bitcoin-order/order.ts';
import { ordersPerPage, type OrderFilter } from '#core/bitcoin-order/order-input.ts';
import type { OrderResolution } from '#core/bitcoin-order/order-state.ts';
import { optional } from '#core/casing/stored-values.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import type { HeldKey } from './key-indexes.ts';

/** The functions in this file need an editor’s rights, except those whose comment names other rights. */
export const findOrder = (
  supabase: Database,
  { id: orderId, submission }: { id: string; submission?: never } | { id?: never; submission: string },
): Promise<BitcoinOrder | undefined> =>
  rpc(supabase, 'read_bitcoin_order', { orderId, submission }, optional(orderSchema));

/** Needs Supabase’s secret key, so that an editor cannot have any Bitcoin address mailed to a customer. */
export function storeOrder(
  supabase: Database,
  { wanted, fresh, amountSats, price, limits }: OrderToStore,
  { network, fingerprint, holder, editor }: HeldKey & { editor: string },
): Promise<StoredOrder<BitcoinOrder>> {
  const newOrder = {
    ...wanted,
    network,
    fingerprint,
    keyIndex: fresh.index,
    address: fresh.address,
    amountSats,
    priceEurCents: price.eurCents,
    priceSources: price.sources,
    ...limits,
  };
  return rpc(supabase, 'store_bitcoin_order', { newOrder, holder, editor }, storedOrderSchema);
}

export const listOrders = (
  supabase: Database,
  { filter: wanted, enquiryId: enquiry, skip }: WantedOrders,
): Promise<OrderList> =>
  rpc(supabase, 'list_bitcoin_orders', { wanted, enquiry, max: ordersPerPage, skip }, listSchema);

export const cancelOrder = (supabase: Database, orderId: string) =>
  rpc(supabase, 'cancel_bitcoin_order', { orderId }, v.picklist(['cancelled', 'not-open', 'not-found']));

export const resendOrder = (supabase: Database, orderId: string) =>
  rpc(supabase, 'resend_bitcoin_order', { orderId }, resentSchema);

export const resolveOrder = (
  supabase: Database,
  { id: orderId, ...decided }: { id: string; resolution: OrderResolution; refundTxid: string },
) => rpc(supabase, 'resolve_bitcoin_order', { orderId, ...decided }, resolvedSchema);

const resentSchema = v.picklist(['queued', 'not-open', 'gone', 'not-found', 'too-many']);
const resolvedSchema = v.picklist(['resolved', 'nothing-to-decide', 'not-found']);

const storedOrderSchema = v.union([
  v.object({ outcome: v.literal('stored'), order: orderSchema, is_known: v.boolean() }),
  v.object({ outcome: v.picklist(['enquiry-not-found', 'index-lost', 'too-many']) }),
]);

const listSchema = v.object({
  counts: v.object({ all: v.number(), watched: v.number(), decide: v.number() }),
  orders: v.array(orderSchema),
});

type WantedOrders = { filter: OrderFilter; enquiryId?: string | undefined; skip: number };

export type OrderList = CamelCased<v.InferOutput<typeof listSchema>>;
