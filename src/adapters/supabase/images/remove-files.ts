import { BackendFailure } from '../answer.ts';
import type { Database } from '../client.ts';
import { isMissing, statusOf } from './storage-error.ts';

/**
 * Removes files. Throws if a file is still there: Storage answers a removal that its policies forbid like that of a file
 * which does not exist, with status 200 and an empty list.
 */
export async function removeFiles(bucket: Bucket, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { data, error } = await bucket.remove([...names]);
  if (error !== null) throw new BackendFailure(removing, { status: statusOf(error), cause: error });
  const removed = new Set(data.map(({ name }) => name));
  for (const name of names) if (!removed.has(name)) await requireGone(bucket, name);
}

async function requireGone(bucket: Bucket, name: string): Promise<void> {
  const { error } = await bucket.download(name);
  if (error === null)
    throw new BackendFailure(removing, { status: 403, cause: `Storage did not remove ${name}.` });
  if (!isMissing(error)) throw new BackendFailure(removing, { status: statusOf(error), cause: error });
}

const removing = 'removing files';

type Bucket = ReturnType<Database['storage']['from']>;
