import * as v from 'valibot';
import { orderChanges, type OrderMail } from '#core/bitcoin-order/order-mail.ts';
import { bitcoinNetworks } from '#core/bitcoin-order/readiness.ts';
import { localeSchema } from '#core/post/post.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { moment } from '../columns.ts';
import { customerOf } from './order-row.ts';

/** Validates the output of `private.bitcoin_mail_json`. */
export const orderMailSchema = v.pipe(
  v.object({
    order_id: v.string(),
    change: v.picklist(orderChanges),
    at: moment,
    locale: localeSchema,
    customer_name: v.nullable(v.string()),
    customer_email: v.nullable(v.string()),
    description: v.nullable(v.string()),
    network: v.picklist(bitcoinNetworks),
    address: v.string(),
    amount_cents: v.number(),
    amount_sats: v.number(),
    quoted_until: moment,
    is_late: v.boolean(),
    received_sats: v.number(),
    confirmed_sats: v.number(),
    confirmations: v.number(),
    confirmations_needed: v.number(),
    txids: v.array(v.string()),
  }),
  v.transform(({ customer_name, customer_email, description, ...row }): OrderMail => ({
    ...inCamelCase(row),
    customer: customerOf({ customer_name, customer_email, description }),
  })),
);
