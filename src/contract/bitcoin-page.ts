import * as v from 'valibot';
import { orderTokenSchema } from '#core/bitcoin-order/order-input.ts';
import { derivedOrderEntries, orderEntries } from '#core/bitcoin-order/order.ts';
import { contract } from './contract.ts';

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
    ...derivedOrderEntries,
    uri: v.string(),
    /** The amount still to pay, or 0 if enough is paid. With 0, `uri` requests the whole amount of the order. */
    missing_sats: v.number(),
    description: v.string(),
    /** The server’s time, for the countdown: the visitor’s clock may be wrong. */
    now: v.string(),
  }),
  refusals: ['order-not-found', 'order-gone'],
});
