import { missingPages } from '#contract/site.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Counts a request for an address without a page. Needs the secret key. Times out after five seconds. */
export const countMissingPath = async (path: string): Promise<void> =>
  rpc(supabaseWithoutPerson(), 'count_missing_path', { path }, undefined, { timeoutMs: 5000 });

/** Needs an editor's rights. */
export const missingPaths = (supabase: Database) =>
  rpc(supabase, 'missing_paths', {}, missingPages.answer.entries.paths);

/** Needs an editor's rights. */
export const ignoreMissingPath = (
  supabase: Database,
  address: { path: string; ignored: boolean },
): Promise<void> => rpc(supabase, 'ignore_missing_path', address);
