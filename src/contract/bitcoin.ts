import * as v from 'valibot';
import {
  newOrderSchema,
  orderIdSchema,
  orderListSchema,
  orderResolutionSchema,
} from '#core/bitcoin-order/order-input.ts';
import { derivedOrderEntries, orderSchema } from '#core/bitcoin-order/order.ts';
import { bitcoinNetworks, missingForOrders } from '#core/bitcoin-order/readiness.ts';
import { orNull } from '#core/casing/stored-values.ts';
import { contract } from './contract.ts';

/** An order as the desk shows it. */
const order = v.object({
  ...orderSchema.entries,
  ...derivedOrderEntries,
  /** The address of the customer's page, including the secret token. */
  link: v.string(),
});

/**
 * Requests a Bitcoin payment from a customer. Fixes the amount at a price on which two services agree, reserves a new
 * address without history at both explorers, and mails the customer the link to the order's page.
 *
 * A request with the same `submission` as an earlier request returns the existing order. `bitcoin-not-set-up` names
 * what is missing. `addresses-unchecked`: the explorers could not confirm that the address is unused, so no order was
 * created. `no-address-yet`: too many orders are being created, or the site was restored from a backup in the last
 * hours. `too-many-orders`: 20 orders were mailed within an hour.
 */
export const createBitcoinOrder = contract({
  name: 'create-bitcoin-order',
  input: newOrderSchema,
  answer: order,
  refusals: [
    'bitcoin-not-set-up',
    'price-unavailable',
    'amount-too-small',
    'amount-too-large',
    'addresses-unchecked',
    'enquiry-not-found',
    'no-address-yet',
    'too-many-orders',
  ],
});

/**
 * Lists orders with their history, newest first, 50 at a time. `watched` selects orders that are still checked for
 * payments. `decide` selects orders that need a decision: the payment is too small, too large, too late or no longer
 * confirmed, or payments cannot be checked. `enquiry_id` selects the orders of one enquiry.
 */
export const bitcoinOrders = contract({
  name: 'list-bitcoin-orders',
  method: 'GET',
  input: orderListSchema,
  answer: v.object({
    counts: v.object({ all: v.number(), watched: v.number(), decide: v.number() }),
    orders: v.array(order),
  }),
});

/**
 * Returns whether orders can be created. `missing` lists what is missing. Editors compare `first_address`, the first
 * address of the stored key, with the first address that the wallet shows. `next_index` is the index of the next
 * address. `gap` is how many consecutive unused addresses a wallet must scan to find every payment.
 */
export const bitcoinReadiness = contract({
  name: 'bitcoin-readiness',
  method: 'GET',
  answer: v.object({
    is_ready: v.boolean(),
    missing: v.array(v.picklist(missingForOrders)),
    network: orNull(v.picklist(bitcoinNetworks)),
    fingerprint: orNull(v.string()),
    first_address: orNull(v.string()),
    explorers: v.array(v.string()),
    next_index: v.number(),
    /**
     * The highest index given to an order, and the highest paid index. An index that is skipped as `used-before`
     * counts as given and paid. Each value is null if there is no such index.
     */
    highest_given_index: orNull(v.number()),
    highest_paid_index: orNull(v.number()),
    gap: v.number(),
    skipped: v.array(
      v.object({
        first_index: v.number(),
        last_index: v.number(),
        reason: v.picklist(['used-before', 'restored']),
        at: v.string(),
      }),
    ),
    confirmations_needed: v.number(),
    minutes_valid: v.number(),
    max_cents: v.number(),
  }),
});

/**
 * Cancels an open order and mails the customer, after a last check for payments. If the check finds a payment, the
 * order is no longer open, and the call is refused.
 */
export const cancelBitcoinOrder = contract({
  name: 'cancel-bitcoin-order',
  input: orderIdSchema,
  answer: order,
  refusals: ['order-not-found', 'order-not-open'],
});

/**
 * Mails the customer the link to an open order again, within five minutes. `order-gone`: the customer's data was
 * deleted.
 */
export const resendBitcoinOrder = contract({
  name: 'resend-bitcoin-order',
  input: orderIdSchema,
  answer: v.object({ id: v.string(), delivery: v.literal('queued') }),
  refusals: ['order-not-found', 'order-not-open', 'order-gone', 'too-many-orders'],
});

/**
 * Records an editor's decision about an order whose payment is too small, too large, too late, no longer confirmed or
 * impossible to check. `unpaid` is possible only in the last two cases. The call moves no money.
 */
export const resolveBitcoinOrder = contract({
  name: 'resolve-bitcoin-order',
  input: orderResolutionSchema,
  answer: order,
  refusals: ['order-not-found', 'order-needs-no-decision'],
});

/**
 * Checks an order for payments at once. An order that is no longer watched is not checked. `too-many-requests`: the
 * order was checked a few seconds ago, or an explorer refuses requests for now.
 */
export const checkBitcoinOrder = contract({
  name: 'check-bitcoin-order',
  input: orderIdSchema,
  answer: order,
  refusals: ['order-not-found', 'too-many-requests'],
});
