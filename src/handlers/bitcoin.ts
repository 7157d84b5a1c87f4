/** Runs the editors’ functions for Bitcoin orders. src/contract/bitcoin.ts describes each. */
import { orderLink } from '#adapters/bitcoin-order/order-token.ts';
import { bitcoinSetUp } from '#adapters/bitcoin-order/set-up.ts';
import { endpoint } from '#adapters/http/endpoint.ts';
import { findSetting } from '#adapters/settings.ts';
import { serverFor } from '#adapters/supabase/access/editor-session.ts';
import { keyUse } from '#adapters/supabase/bitcoin/key-indexes.ts';
import * as desk from '#adapters/supabase/bitcoin/order-desk.ts';
import { checkPauses } from '#adapters/supabase/bitcoin/order-checks.ts';
import * as contracts from '#contract/bitcoin.ts';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { createOrder, tooManyOrders } from '#core/bitcoin-order/create-order.ts';
import { derivedFields, type BitcoinOrder } from '#core/bitcoin-order/order.ts';
import { done, doneIf, refuse } from '#core/result.ts';
import { mailOrder, orderDeps } from '#wiring/bitcoin.ts';
import { checkPayments } from '#wiring/payment-checks.ts';
import { siteLetters } from './site-letters.ts';

export const createBitcoinOrder = endpoint(contracts.createBitcoinOrder, {
  async run(input, { editor, afterAnswer }) {
    const setUp = bitcoinSetUp();
    const { key, missing } = setUp;
    if (key === undefined || missing.length > 0)
      return refuse({
        code: 'bitcoin-not-set-up',
        message: `Payments in Bitcoin miss: ${missing.join(', ')}.`,
      });
    const deps = orderDeps({ editor, key, setUp, afterAnswer });
    const created = await createOrder(deps, input);
    if (created.ok) afterAnswer(mailOrder(created.value.id, siteLetters()));
    return created;
  },
  answer: orderAnswer,
});

export const bitcoinOrders = endpoint(contracts.bitcoinOrders, {
  run: async (input, { editor }) => done(await desk.listOrders(editor.supabase, input)),
  answer: ({ counts, orders }) => ({ counts, orders: orders.map(orderAnswer) }),
});

export const bitcoinReadiness = endpoint(contracts.bitcoinReadiness, {
  async run(_, { editor }) {
    const { key, explorers, limits, missing } = bitcoinSetUp();
    const use = key && (await keyUse(serverFor(editor), key));
    return done({ key, explorers, limits, missing, use });
  },
  answer: ({ key, explorers, limits, missing, use }) => ({
    isReady: missing.length === 0,
    missing,
    network: key?.network,
    fingerprint: key?.fingerprint,
    firstAddress: key?.addressAt(0),
    explorers: explorers.map(({ host }) => host),
    ...(use ?? { nextIndex: 0, gap: 0, skipped: [] }),
    ...limits,
  }),
});

export const cancelBitcoinOrder = endpoint(contracts.cancelBitcoinOrder, {
  async run({ id }, { editor, afterAnswer }) {
    // Checks for payments first, because a paid order must not be cancelled. The check needs two block explorers.
    if (bitcoinSetUp().explorers.length === 2) await checkForEditor(id, afterAnswer);
    const outcome = await desk.cancelOrder(editor.supabase, id);
    if (outcome === 'not-open') return refuse({ code: 'order-not-open' });
    return outcome === 'cancelled' ? requireOrder(editor, id) : refuse({ code: 'order-not-found' });
  },
  answer: orderAnswer,
});

export const resendBitcoinOrder = endpoint(contracts.resendBitcoinOrder, {
  async run({ id }, { editor, afterAnswer }) {
    const outcome = await desk.resendOrder(editor.supabase, id);
    if (outcome === 'not-open') return refuse({ code: 'order-not-open' });
    if (outcome === 'gone') return refuse({ code: 'order-gone' });
    if (outcome === 'not-found') return refuse({ code: 'order-not-found' });
    if (outcome === 'too-many') return refuse(tooManyOrders);
    afterAnswer(mailOrder(id, siteLetters()));
    return done({ id, delivery: 'queued' as const });
  },
});

export const resolveBitcoinOrder = endpoint(contracts.resolveBitcoinOrder, {
  async run(decided, { editor }) {
    const outcome = await desk.resolveOrder(editor.supabase, decided);
    if (outcome === 'nothing-to-decide') return refuse({ code: 'order-needs-no-decision' });
    return outcome === 'resolved' ? requireOrder(editor, decided.id) : refuse({ code: 'order-not-found' });
  },
  answer: orderAnswer,
});

export const checkBitcoinOrder = endpoint(contracts.checkBitcoinOrder, {
  async run({ id }, { editor, afterAnswer }) {
    const order = await requireOrder(editor, id);
    if (!order.ok || order.value.nextCheckAt === null) return order;
    const checked = await checkForEditor(id, afterAnswer);
    if (checked === 0) return refuse({ code: 'too-many-requests', retryAfterSeconds: checkPauses.editor });
    return requireOrder(editor, id);
  },
  answer: orderAnswer,
});

async function checkForEditor(id: string, afterAnswer: AfterAnswer): Promise<number> {
  const checked = await checkPayments(new Date(Date.now() + 15_000), { id, requestedBy: 'editor' });
  if (checked > 0) afterAnswer(mailOrder(id, siteLetters()));
  return checked;
}

const requireOrder = async (editor: { supabase: Parameters<typeof desk.findOrder>[0] }, id: string) =>
  doneIf(await desk.findOrder(editor.supabase, { id }), 'order-not-found');

function orderAnswer(order: BitcoinOrder) {
  const link = (findSetting('SITE_URL') ?? '') + orderLink(order);
  return { ...order, ...derivedFields(order), link };
}
