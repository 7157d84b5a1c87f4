import * as v from 'valibot';
import { checkProblems } from '#core/bitcoin-order/check-orders.ts';
import { orderTokenSchema } from '#core/bitcoin-order/order-input.ts';
import { orderResolutions, orderStates } from '#core/bitcoin-order/order-state.ts';
import { bitcoinNetworks } from '#core/bitcoin-order/readiness.ts';
import { localeSchema } from '#core/post/post.ts';
import { contract, orNull } from './contract.ts';

/** Both the customer’s page and the desk show these fields of an order. */
export const orderEntries = {
  state: v.picklist(orderStates),
  /** The first characters of the order’s id, which the customer can read out on the phone. */
  reference: v.string(),
  network: v.picklist(bitcoinNetworks),
  address: v.string(),
  amount_cents: v.number(),
  amount_sats: v.number(),
  amount_btc: v.string(),
  price_eur_cents: v.number(),
  locale: localeSchema,
  created_at: v.string(),
  quoted_until: v.string(),
  received_sats: v.number(),
  confirmed_sats: v.number(),
  confirmations: v.number(),
  confirmations_needed: v.number(),
  txids: v.array(v.string()),
  /** `looked_at` is when the site last checked for payments, `agreed_at` when both explorers last agreed. */
  looked_at: orNull(v.string()),
  agreed_at: orNull(v.string()),
  /** Why the last check had no result. Null if both explorers agreed, or before the first check. */
  look_problem: orNull(v.picklist(checkProblems)),
  /** When the site checks again, or null if the site no longer checks. */
  next_look_at: orNull(v.string()),
  is_watched: v.boolean(),
  is_late: v.boolean(),
  /** Whether an order that was confirmed, or accepted by an editor, no longer has enough confirmed payments. */
  is_reorganised: v.boolean(),
  resolution: orNull(v.picklist(orderResolutions)),
  /** The refund transaction, if an editor recorded one. */
  refund_txid: orNull(v.string()),
};

/**
 * Returns an order as the customer's page shows it. The token is after the # of the page's address. The server signs
 * tokens and does not store them, so a wrong token never reaches the database. `uri` opens a wallet (BIP 21). While
 * an order is watched, a call also looks for payments, at most every 15 seconds. The next answer contains the result.
 *
 * `is_late`: a payment was first seen after `quoted_until` plus the time that explorers need to see a payment.
 * `order-gone`: the customer's data was deleted, at the customer's request or because its retention time is over.
 */
export const bitcoinOrder = contract({
  name: 'bitcoin-order',
  callers: 'anyone',
  input: orderTokenSchema,
  answer: v.object({
    ...orderEntries,
    uri: v.string(),
    /** The amount still to pay, or 0 if enough is paid. With 0, `uri` requests the whole amount of the order. */
    missing_sats: v.number(),
    description: v.string(),
    /** The server’s time, for the countdown: the visitor’s clock may be wrong. */
    now: v.string(),
  }),
  refusals: ['order-not-found', 'order-gone'],
});
