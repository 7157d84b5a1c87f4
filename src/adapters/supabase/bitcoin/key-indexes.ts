import * as v from 'valibot';
import type { BitcoinNetwork } from '#core/bitcoin-order/readiness.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** Reserves an index, or returns for how long there is none. This file needs an editor’s rights. */
export async function holdIndex(supabase: Database, key: HeldKey): Promise<v.InferOutput<typeof heldSchema>> {
  return answerOf(
    await supabase.rpc('hold_bitcoin_index', key),
    'holding the index of an address',
    heldSchema,
  );
}

const heldSchema = v.union([v.object({ index: v.number() }), v.object({ wait_seconds: v.number() })]);

/** Releases an index, unless an order has used the index. */
export async function releaseIndex(
  supabase: Database,
  { index, isUsedBefore, ...key }: HeldKey & { index: number; isUsedBefore: boolean },
): Promise<void> {
  const left = await supabase.rpc('leave_bitcoin_index', {
    ...key,
    key_index: index,
    is_used_before: isUsedBefore,
  });
  answerOf(left, 'giving back the index of an address');
}

/** Returns how far a key is used, such as the next index and the highest indexes of all orders and of paid orders. */
export async function keyUse(
  supabase: Database,
  { network, fingerprint }: Omit<HeldKey, 'holder'>,
): Promise<KeyUse> {
  const read = await supabase.rpc('bitcoin_key_use', { network, fingerprint });
  return answerOf(read, 'reading how far a key is used', useSchema);
}

const useSchema = v.pipe(
  v.object({
    next_index: v.number(),
    highest_given: v.nullable(v.number()),
    highest_paid: v.nullable(v.number()),
    gap: v.number(),
    skipped: v.array(
      v.object({
        first_index: v.number(),
        last_index: v.number(),
        reason: v.picklist(['used-before', 'restored']),
        at: v.string(),
      }),
    ),
  }),
  v.transform(({ highest_given, highest_paid, ...use }) => ({
    ...inCamelCase(use),
    highestGivenIndex: highest_given,
    highestPaidIndex: highest_paid,
  })),
);

/** `holder` is the id of the request that reserves the index. */
export type HeldKey = { network: BitcoinNetwork; fingerprint: string; holder: string };

export type KeyUse = v.InferOutput<typeof useSchema>;
