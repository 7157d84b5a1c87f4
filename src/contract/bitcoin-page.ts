import * as v from 'valibot';
import { checkProblems } from '#core/bitcoin-order/check-orders.ts';
import { orderTokenSchema } from '#core/bitcoin-order/order-input.ts';
import { orderResolutions, orderStates } from '#core/bitcoin-order/order-state.ts';
import { bitcoinNetworks } from '#core/bitcoin-order/readiness.ts';
import { localeSchema } from '#core/post/post.ts';
import { contract } from './contract.ts';

/** What the customer's page and the desk both show of an order. */
export const orderEntries = {
  state: v.picklist(orderStates),
  /** The beginning of the id: what the customer says on the telephone. */
  reference: v.string(),
  network: v.picklist(bitcoinNetworks),
  address: v.string(),
  amountCents: v.number(),
  amountSats: v.number(),
  amountBtc: v.string(),
  /** Of one bitcoin. */
  priceEurCents: v.number(),
  locale: localeSchema,
  createdAt: v.string(),
  quotedUntil: v.string(),
  receivedSats: v.number(),
  confirmedSats: v.number(),
  confirmations: v.number(),
  confirmationsNeeded: v.number(),
  txids: v.array(v.string()),
  /** When it was last looked for payments, and when both explorers last agreed on what there is. */
  lookedAt: v.nullable(v.string()),
  agreedAt: v.nullable(v.string()),
  /** Why the last look settled nothing; null where both agreed. */
  lookProblem: v.nullable(v.picklist(checkProblems)),
  isWatched: v.boolean(),
  isLate: v.boolean(),
  resolution: v.nullable(v.picklist(orderResolutions)),
};

/**
 * What a customer's page shows of an order. The token follows the # of its address, signed by the server: it is kept
 * nowhere, and a guess reaches no database. `uri` opens a wallet (BIP 21). While payments are looked for, asking also has the
 * explorers asked anew, at most every 15 seconds; the next answer shows it.
 *
 * `isLate`: something came after `quotedUntil` and the time that a payment needs to be seen. `order-gone`: the person was deleted, or
 * the time is over for which personal data is kept.
 */
export const bitcoinOrder = contract({
  name: 'bitcoin-order',
  asks: 'anyone',
  input: orderTokenSchema,
  answer: v.object({
    ...orderEntries,
    uri: v.string(),
    /** What is not there yet; `uri` asks for it, and for the whole amount where nothing is missing. */
    missingSats: v.number(),
    description: v.string(),
    /** By the server's clock: the countdown must not depend on the visitor's. */
    now: v.string(),
  }),
  refusals: ['order-not-found', 'order-gone'],
});
