/** DANGER: uses the secret key. Deletes only the check’s image, and rows with a check’s slug or e-mail address. */
import * as v from 'valibot';
import { removeFiles } from '#adapters/supabase/images/remove-files.ts';
import { checkImageDigest, incomingName } from './abilities/image.ts';
import type { Check } from './check/ability.ts';
import { supabaseAnswer } from './check/clients.ts';

export async function cleanUp({ clients }: Pick<Check, 'clients'>): Promise<number> {
  const owner = clients.owner();
  const digest = await checkImageDigest();
  let removed = await removeFound(owner.storage.from('media'), { folder: '', search: digest });
  // The shared account’s folder may contain unprocessed uploads.
  const editors = supabaseAnswer(
    await owner.from('editors').select('user_id').eq('is_shared', true),
    'looking for the shared account',
  );
  for (const { user_id: folder } of v.parse(v.array(v.object({ user_id: v.string() })), editors))
    removed += await removeFound(owner.storage.from('incoming'), { folder, search: incomingName });
  const cleared = await owner.rpc('clear_installation_check', { digest });
  return removed + v.parse(v.number(), supabaseAnswer(cleared, 'clearing up'));
}

async function removeFound(
  bucket: Bucket,
  { folder, search }: { folder: string; search: string },
): Promise<number> {
  const start = folder === '' ? '' : `${folder}/`;
  const list = async (at: string, options = {}) =>
    supabaseAnswer(await bucket.list(at, options), 'looking for files of a check');
  const paths: string[] = [];
  for (const { id, name } of await list(folder, { search })) {
    // The embedded backend has no folders, so an entry’s name is the whole path.
    const path = name.startsWith(start) ? name : start + name;
    if (!path.startsWith(start + search)) continue;
    if (id !== null) paths.push(path);
    else paths.push(...(await list(path)).map((file) => `${path}/${file.name}`));
  }
  await removeFiles(bucket, paths);
  return paths.length;
}

type Bucket = ReturnType<ReturnType<Check['clients']['owner']>['storage']['from']>;
