import { createHash } from 'node:crypto';
import { mediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import type { Database } from '#adapters/supabase/client.ts';

/** Returns the digest of each file in the media bucket by its name, to compare the files of two products. */
export async function filesOf(owner: Database): Promise<Record<string, string>> {
  const media = mediaBucket(owner);
  const files: Record<string, string> = {};
  for await (const name of media.names())
    files[name] = createHash('sha256')
      .update(await media.read(name))
      .digest('hex');
  return files;
}
