/** DANGER: deletes, with the secret key. Only what carries the mark of a check, and the one picture of a check. */
import * as v from 'valibot';
import type { Check } from './ability.ts';
import { supabaseAnswer } from './clients.ts';
import { checkPictureDigest, incomingName } from './abilities/picture.ts';

/** Deletes what this run and earlier ones have made, as far as it is still there; answers how many things it was. */
export async function cleanUp({ clients }: Pick<Check, 'clients'>): Promise<number> {
  const owner = clients.owner();
  const digest = await checkPictureDigest();
  // Files first: while a row still names them, the next run finds them as well.
  const files = await removeFiles(owner, digest);
  const cleared = await owner.rpc('clear_installation_check', { digest });
  return files + v.parse(v.number(), supabaseAnswer(cleared, 'clearing up'));
}

async function removeFiles(owner: Owner, digest: string): Promise<number> {
  const media = owner.storage.from('media');
  const pictures = await filesIn(media, { folder: '', search: digest });
  let removed = await removeFrom(media, pictures);
  // What was uploaded and never looked at lies in the folder of the shared account.
  const editors = supabaseAnswer(
    await owner.from('editors').select('user_id').eq('is_shared', true),
    'looking for the shared account',
  );
  const incoming = owner.storage.from('incoming');
  for (const { user_id: folder } of v.parse(v.array(v.object({ user_id: v.string() })), editors))
    removed += await removeFrom(incoming, await filesIn(incoming, { folder, search: incomingName }));
  return removed;
}

/** The paths of files whose name, or whose folder's name, begins with the words; a folder is an entry without an id. */
async function filesIn(
  bucket: Bucket,
  { folder, search }: { folder: string; search: string },
): Promise<string[]> {
  const entries = supabaseAnswer(await bucket.list(folder, { search }), 'looking for files of a check');
  const inside = (name: string) =>
    folder === '' || name.startsWith(`${folder}/`) ? name : `${folder}/${name}`;
  const found = entries
    .map(({ id, name }) => ({ isFolder: id === null, path: inside(name) }))
    .filter(({ path }) => path.slice(folder === '' ? 0 : folder.length + 1).startsWith(search));
  const deeper = await Promise.all(
    found
      .filter(({ isFolder }) => isFolder)
      .map(async ({ path }) => {
        const files = supabaseAnswer(await bucket.list(path), 'looking for files of a check');
        return files.map(({ name }) => `${path}/${name}`);
      }),
  );
  // The embedded backend has no folders: there each entry is a file with its whole path.
  return [...found.filter(({ isFolder }) => !isFolder).map(({ path }) => path), ...deeper.flat()];
}

async function removeFrom(bucket: Bucket, paths: string[]): Promise<number> {
  if (paths.length === 0) return 0;
  supabaseAnswer(await bucket.remove(paths), 'removing files of a check');
  return paths.length;
}

type Owner = ReturnType<Check['clients']['owner']>;
type Bucket = ReturnType<Owner['storage']['from']>;
