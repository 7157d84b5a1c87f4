/** Runs the functions behind the customer’s page of a Bitcoin order. */
import { orderBehind } from '#adapters/bitcoin-order/order-token.ts';
import { endpoint } from '#adapters/http/endpoint.ts';
import { orderOfPage } from '#adapters/supabase/bitcoin/order-checks.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import * as contracts from '#contract/bitcoin-page.ts';
import { missingSatoshis } from '#core/bitcoin-order/order-amount.ts';
import { derivedFields } from '#core/bitcoin-order/order.ts';
import { paymentUri } from '#core/bitcoin-order/payment-uri.ts';
import { done, refuse } from '#core/result.ts';
import { mailOrder } from '#wiring/bitcoin.ts';
import { checkPayments } from '#wiring/payment-checks.ts';
import { siteLetters } from './site-letters.ts';

export const bitcoinOrder = endpoint(contracts.bitcoinOrder, {
  async run({ token }, { afterAnswer }) {
    const id = orderBehind(token);
    const order = id === undefined ? undefined : await orderOfPage(supabaseWithoutPerson(), id);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    const { description } = order;
    if (description === null) return refuse({ code: 'order-gone' });
    // The visitor gets the known state at once. The next request shows the result of this check.
    if (order.nextCheckAt !== null) afterAnswer(checkAndMail(order.id));
    return done({ ...order, description });
  },
  answer: (order) => {
    const missingSats = missingSatoshis(order);
    return {
      ...order,
      ...derivedFields(order),
      uri: paymentUri({ address: order.address, satoshis: missingSats || order.amountSats }),
      missingSats,
      now: new Date(),
    };
  },
});

async function checkAndMail(id: string): Promise<void> {
  const checked = await checkPayments(new Date(Date.now() + 15_000), { id, requestedBy: 'page' });
  if (checked > 0) await mailOrder(id, siteLetters());
}
