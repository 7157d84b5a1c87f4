import * as v from 'valibot';
import type { BitcoinOrder } from '#core/bitcoin-order/order.ts';
import type { ClaimedOrder, CheckResult } from '#core/bitcoin-order/check-orders.ts';
import { orderStates } from '#core/bitcoin-order/order-state.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { inCamelCase, inSnakeCase } from '#core/casing/field-names.ts';
import { moment, optional } from '../columns.ts';
import { orderSchema } from './order-row.ts';

/** At least this many seconds lie between two checks of an order that open pages or editors request. */
export const checkPauses = { page: 15, editor: 3 } as const;

/** The next scheduled run checks the remaining orders. */
const maxPerRun = 30;

/** Claims due orders for a check, or only the order `one` once its pause is over. All functions here need all rights. */
export async function claimChecks(supabase: Database, one?: OneOrder): Promise<ClaimedOrder[]> {
  const claimed = await supabase.rpc('claim_bitcoin_looks', {
    order_id: one?.id ?? null,
    most: one === undefined ? maxPerRun : 1,
    pause_seconds: one === undefined ? 0 : checkPauses[one.requestedBy],
  });
  return answerOf(claimed, 'claiming orders to look at', claimedSchema);
}

/** Records nothing if the order changed during the check, because the next check finds the result again. */
export async function storeCheck(
  supabase: Database,
  { id, revision, nextLookAt, ...look }: CheckResult,
): Promise<void> {
  const known = { id, revision, next_look_at: nextLookAt?.toISOString() ?? null };
  const noted = await supabase.rpc('note_bitcoin_look', {
    look: 'problem' in look ? { ...known, problem: look.problem } : { ...known, ...inSnakeCase(look.found) },
  });
  answerOf(noted, 'noting a look at an order');
}

export async function orderOfPage(supabase: Database, id: string): Promise<BitcoinOrder | undefined> {
  const read = await supabase.rpc('bitcoin_order_page', { order_id: id });
  return answerOf(read, 'reading the order of a page', v.nullable(orderSchema)) ?? undefined;
}

const claimedSchema = v.array(
  v.pipe(
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
          ...{ txid: v.string(), sats: v.number(), spends: v.array(v.string()), first_seen_at: moment },
          ...{ block_height: optional(v.number()), is_final: v.boolean() },
        }),
      ),
    }),
    v.transform((row): ClaimedOrder => inCamelCase(row)),
  ),
);

/** `requestedBy` says whether an open payment page or an editor caused the check. */
export type OneOrder = { id: string; requestedBy: keyof typeof checkPauses };
