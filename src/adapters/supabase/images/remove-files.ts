import { BackendFailure } from '../answer.ts';
import type { Database } from '../client.ts';

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
  const status = statusOf(error);
  if (![400, 403, 404].includes(status)) throw new BackendFailure(removing, { status, cause: error });
}

/** Prefers `statusCode`, because older Storage versions always send status 400. Returns 0 if there was no answer. */
export function statusOf(error: object): number {
  const { statusCode, status } = error as { statusCode?: string; status?: number };
  return Number(statusCode) || status || 0;
}

const removing = 'removing files';

type Bucket = ReturnType<Database['storage']['from']>;
