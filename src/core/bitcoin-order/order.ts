/** An order as the database returns it, and what the desk, the customer’s page and mails show of it. */
import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { localeSchema } from '../post/post.ts';
import { moment, orNull } from '../casing/stored-values.ts';
import { checkProblems } from './check-orders.ts';
import { bitcoinText } from './order-amount.ts';
import { orderResolutions, orderStates } from './order-state.ts';
import { bitcoinNetworks } from './readiness.ts';

/**
 * The events in the life of an order. `reorganised` (a confirmed payment lost its confirmations) and `reconfirmed`
 * cause mail each time, others only the first time. `vanished`: the explorers no longer report any payment for the
 * order.
 */
export const orderChanges = [
  'opened',
  'seen',
  'vanished',
  'confirmed',
  'overpaid',
  'underpaid',
  'late',
  'expired',
  'cancelled',
  'reorganised',
  'reconfirmed',
] as const;

/** What an order had received at some time. */
const receipt = {
  received_sats: v.number(),
  confirmed_sats: v.number(),
  confirmations: v.number(),
  txids: v.array(v.string()),
};

const terms = {
  ...receipt,
  network: v.picklist(bitcoinNetworks),
  address: v.string(),
  amount_cents: v.number(),
  amount_sats: v.number(),
  locale: localeSchema,
  confirmations_needed: v.number(),
  is_late: v.boolean(),
};

/** Null if the customer's data was deleted. */
const customer = {
  customer_name: orNull(v.string()),
  customer_email: orNull(v.string()),
  description: orNull(v.string()),
};

/** Both the customer’s page and the desk show these fields of an order. All times come from the database. */
export const orderEntries = {
  ...terms,
  state: v.picklist(orderStates),
  price_eur_cents: v.number(),
  created_at: v.string(),
  quoted_until: v.string(),
  /** `checked_at` is when the site last checked for payments, `agreed_at` when both explorers last agreed. */
  checked_at: orNull(v.string()),
  agreed_at: orNull(v.string()),
  /** Why the last check had no result. Null if both explorers agreed, or before the first check. */
  check_problem: orNull(v.picklist(checkProblems)),
  /** When the site checks again, or null if the site no longer checks. */
  next_check_at: orNull(v.string()),
  /** Whether an order that was confirmed, or accepted by an editor, no longer has enough confirmed payments. */
  is_reorganised: v.boolean(),
  resolution: orNull(v.picklist(orderResolutions)),
  /** The refund transaction, if an editor recorded one. */
  refund_txid: orNull(v.string()),
};

/** An order as `private.bitcoin_order_json` returns it. */
export const orderSchema = v.object({
  ...orderEntries,
  ...customer,
  id: v.string(),
  key_index: v.number(),
  enquiry_id: orNull(v.string()),
  events: v.array(v.object({ ...receipt, at: v.string(), change: v.picklist(orderChanges) })),
  mails: v.array(
    v.object({
      kind: v.string(),
      change: v.picklist(orderChanges),
      state: v.string(),
      sent_at: orNull(v.string()),
    }),
  ),
});

/** The order at the time of `change`, so that a retry sends the same mail (`private.bitcoin_mail_json`). */
export const orderMailSchema = v.object({
  ...terms,
  ...customer,
  order_id: v.string(),
  change: v.picklist(orderChanges),
  at: moment,
  quoted_until: moment,
});

/** The fields of an answer that follow from an order. */
export const derivedOrderEntries = {
  /** The first characters of the order’s id, which the customer can read out on the phone. */
  reference: v.string(),
  amount_btc: v.string(),
  is_watched: v.boolean(),
};

/** The fields of an order that follow from others. */
export const derivedFields = ({ id, amountSats, nextCheckAt }: BitcoinOrder) => ({
  reference: orderReference(id),
  amountBtc: bitcoinText(amountSats),
  isWatched: nextCheckAt !== null,
});

/** The short reference of an order, which customers read in mails. */
export const orderReference = (id: string): string => id.slice(0, 8);

export type BitcoinOrder = CamelCased<v.InferOutput<typeof orderSchema>>;
export type OrderMail = CamelCased<v.InferOutput<typeof orderMailSchema>>;
