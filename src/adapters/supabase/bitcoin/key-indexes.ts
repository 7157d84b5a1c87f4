import * as v from 'valibot';
import { bitcoinReadiness } from '#contract/bitcoin.ts';
import type { BitcoinNetwork } from '#core/bitcoin-order/readiness.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Reserves an address index, or returns the seconds until a retry. All functions here need the secret key. */
export const holdIndex = (supabase: Database, key: HeldKey) =>
  rpc(supabase, 'hold_bitcoin_index', key, heldSchema);

const heldSchema = v.union([v.object({ index: v.number() }), v.object({ wait_seconds: v.number() })]);

/** Releases a reserved index. With `isUsedBefore`, its address has transactions, so no later order gets the index. */
export const releaseIndex = (
  supabase: Database,
  { index: keyIndex, ...key }: HeldKey & { index: number; isUsedBefore: boolean },
): Promise<void> => rpc(supabase, 'leave_bitcoin_index', { ...key, keyIndex });

/** Returns which address indexes of a key are used. The contract `bitcoinReadiness` explains the fields. */
export const keyUse = (supabase: Database, { network, fingerprint }: Omit<HeldKey, 'holder'>) =>
  rpc(supabase, 'bitcoin_key_use', { network, fingerprint }, useSchema);

const { next_index, highest_given_index, highest_paid_index, gap, skipped } = bitcoinReadiness.answer.entries;

const useSchema = v.object({ next_index, highest_given_index, highest_paid_index, gap, skipped });

/** `holder` is the id of the request that reserves the index. */
export type HeldKey = { network: BitcoinNetwork; fingerprint: string; holder: string };
