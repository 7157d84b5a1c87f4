import * as v from 'valibot';
import { inCamelCase } from '#core/casing/field-names.ts';
import type { BitcoinOrder, OrderMail } from '#core/bitcoin-order/order.ts';
import { checkProblems } from '#core/bitcoin-order/check-orders.ts';
import { orderChanges } from '#core/bitcoin-order/order-mail.ts';
import { orderResolutions, orderStates } from '#core/bitcoin-order/order-state.ts';
import { bitcoinNetworks } from '#core/bitcoin-order/readiness.ts';
import { localeSchema } from '#core/post/post.ts';
import { moment, optional } from '../columns.ts';

/** Orders, order mails and order events have the columns in `standing`. Only orders and mails have all of `terms`. */
const standing = {
  received_sats: v.number(),
  confirmed_sats: v.number(),
  confirmations: v.number(),
  txids: v.array(v.string()),
};
const terms = {
  ...standing,
  network: v.picklist(bitcoinNetworks),
  address: v.string(),
  amount_cents: v.number(),
  amount_sats: v.number(),
  locale: localeSchema,
  customer_name: v.nullable(v.string()),
  customer_email: v.nullable(v.string()),
  description: v.nullable(v.string()),
  confirmations_needed: v.number(),
  is_late: v.boolean(),
};

export const orderSchema = v.pipe(
  v.object({
    ...terms,
    id: v.string(),
    state: v.picklist(orderStates),
    key_index: v.number(),
    price_eur_cents: v.number(),
    enquiry_id: optional(v.string()),
    created_at: v.string(),
    quoted_until: v.string(),
    looked_at: optional(v.string()),
    agreed_at: optional(v.string()),
    look_problem: optional(v.picklist(checkProblems)),
    next_look_at: optional(v.string()),
    is_reorganised: v.boolean(),
    resolution: optional(v.picklist(orderResolutions)),
    refund_txid: optional(v.string()),
    mails: v.array(
      v.object({
        kind: v.string(),
        change: v.picklist(orderChanges),
        state: v.string(),
        sent_at: optional(v.string()),
      }),
    ),
    events: v.array(v.object({ ...standing, at: v.string(), change: v.picklist(orderChanges) })),
  }),
  v.transform(({ customer_name, customer_email, description, ...row }): BitcoinOrder => ({
    ...inCamelCase(row),
    customer: customerOf({ customer_name, customer_email, description }),
    isWatched: row.next_look_at !== undefined,
  })),
);

/** Validates the output of `private.bitcoin_mail_json`. */
export const orderMailSchema = v.pipe(
  v.object({
    ...terms,
    order_id: v.string(),
    change: v.picklist(orderChanges),
    at: moment,
    quoted_until: moment,
  }),
  v.transform(({ customer_name, customer_email, description, ...row }): OrderMail => ({
    ...inCamelCase(row),
    customer: customerOf({ customer_name, customer_email, description }),
  })),
);

function customerOf({ customer_name: name, customer_email: email, description }: CustomerColumns) {
  return name === null || email === null || description === null ? undefined : { name, email, description };
}

type CustomerColumns = Record<'customer_name' | 'customer_email' | 'description', string | null>;
