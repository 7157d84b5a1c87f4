import * as v from 'valibot';
import { inCamelCase } from '#core/casing/field-names.ts';
import type { BitcoinOrder } from '#core/bitcoin-order/order.ts';
import { checkProblems } from '#core/bitcoin-order/check-orders.ts';
import { orderChanges } from '#core/bitcoin-order/order-mail.ts';
import { orderResolutions, orderStates } from '#core/bitcoin-order/order-state.ts';
import { bitcoinNetworks } from '#core/bitcoin-order/readiness.ts';
import { localeSchema } from '#core/post/post.ts';
import { optional } from '../columns.ts';

export const orderSchema = v.pipe(
  v.object({
    id: v.string(),
    state: v.picklist(orderStates),
    network: v.picklist(bitcoinNetworks),
    address: v.string(),
    key_index: v.number(),
    amount_cents: v.number(),
    amount_sats: v.number(),
    price_eur_cents: v.number(),
    locale: localeSchema,
    customer_name: v.nullable(v.string()),
    customer_email: v.nullable(v.string()),
    description: v.nullable(v.string()),
    enquiry_id: optional(v.string()),
    created_at: v.string(),
    quoted_until: v.string(),
    received_sats: v.number(),
    confirmed_sats: v.number(),
    confirmations: v.number(),
    confirmations_needed: v.number(),
    looked_at: optional(v.string()),
    agreed_at: optional(v.string()),
    look_problem: optional(v.picklist(checkProblems)),
    next_look_at: v.nullable(v.string()),
    is_late: v.boolean(),
    is_reorganised: v.boolean(),
    resolution: optional(v.picklist(orderResolutions)),
    refund_txid: optional(v.string()),
    txids: v.array(v.string()),
    mails: v.array(
      v.object({
        kind: v.string(),
        change: v.picklist(orderChanges),
        state: v.string(),
        sent_at: optional(v.string()),
      }),
    ),
    events: v.array(
      v.object({
        at: v.string(),
        change: v.picklist(orderChanges),
        received_sats: v.number(),
        confirmed_sats: v.number(),
        confirmations: v.number(),
        txids: v.array(v.string()),
      }),
    ),
  }),
  v.transform(({ customer_name, customer_email, description, next_look_at, ...row }): BitcoinOrder => ({
    ...inCamelCase(row),
    customer: customerOf({ customer_name, customer_email, description }),
    isWatched: next_look_at !== null,
  })),
);

export function customerOf({
  customer_name: name,
  customer_email: email,
  description,
}: Record<'customer_name' | 'customer_email' | 'description', string | null>): BitcoinOrder['customer'] {
  return name === null || email === null || description === null ? undefined : { name, email, description };
}
