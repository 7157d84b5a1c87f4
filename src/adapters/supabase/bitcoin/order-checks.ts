/** Decides in the database which process checks which Bitcoin orders for payments, and stores what it found. */
import * as v from 'valibot';
import { orderSchema, type BitcoinOrder } from '#core/bitcoin-order/order.ts';
import type { ClaimedOrder, CheckResult } from '#core/bitcoin-order/check-orders.ts';
import { orderStates } from '#core/bitcoin-order/order-state.ts';
import { moment, optional } from '#core/casing/stored-values.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Minimum seconds between the last check and a new one that an open payment page or an editor requests. */
export const checkPauses = { page: 15, editor: 3 } as const;

/** The next scheduled run checks the remaining orders. */
const maxPerRun = 30;

/** Claims due orders, or only `one` if `checkPauses` permits a check. All functions here need the secret key. */
export const claimChecks = (supabase: Database, one?: OneOrder): Promise<ClaimedOrder[]> => {
  const max = one === undefined ? maxPerRun : 1;
  const pauseSeconds = one === undefined ? 0 : checkPauses[one.requestedBy];
  return rpc(supabase, 'claim_bitcoin_checks', { orderId: one?.id, max, pauseSeconds }, claimedSchema);
};

/** Records nothing if the order changed during the check, because the next check finds the result again. */
export async function storeCheck(
  supabase: Database,
  { id, revision, nextCheckAt, ...outcome }: CheckResult,
): Promise<void> {
  const result = 'problem' in outcome ? outcome : outcome.found;
  await rpc(supabase, 'note_bitcoin_check', { outcome: { id, revision, nextCheckAt, ...result } });
}

export const orderOfPage = (supabase: Database, orderId: string): Promise<BitcoinOrder | undefined> =>
  rpc(supabase, 'bitcoin_order_page', { orderId }, optional(orderSchema));

const claimedSchema = v.array(
  v.object({
    id: v.string(),
    revision: v.number(),
    state: v.picklist(orderStates),
    address: v.string(),
    amount_sats: v.number(),
    quoted_until: moment,
    created_at: moment,
    ended_at: optional(moment),
    confirmations_needed: v.number(),
    is_accepted: v.boolean(),
    agreed_at: moment,
    payments: v.array(
      v.object({
        txid: v.string(),
        sats: v.number(),
        spends: v.array(v.string()),
        first_seen_at: moment,
        block_height: optional(v.number()),
        is_final: v.boolean(),
      }),
    ),
  }),
);

/** `requestedBy` says whether an open payment page or an editor caused the check. */
export type OneOrder = { id: string; requestedBy: keyof typeof checkPauses };
