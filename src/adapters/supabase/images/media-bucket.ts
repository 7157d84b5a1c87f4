/** DANGER: uses the secret key. Gives access to all files of the bucket `media`. */
import pRetry from 'p-retry';
import { BackendFailure, retryOptions } from '../answer.ts';
import type { Database } from '../client.ts';
import { removeFiles } from './remove-files.ts';
import { statusOf } from './storage-error.ts';

export function mediaBucket(owner: Database) {
  const bucket = () => owner.storage.from('media');

  async function* entries(folder: string): AsyncGenerator<{ name: string; isFolder: boolean }> {
    for (let offset = 0; ; offset += listed) {
      const data = await settled('listing images', () =>
        bucket().list(folder, { limit: listed, offset, sortBy: { column: 'name', order: 'asc' } }),
      );
      // Storage has no folders: an entry without an id is only the prefix of longer names.
      for (const { name, id } of data) yield { name: folder + name, isFolder: id === null };
      if (data.length < listed) return;
    }
  }

  async function* names(folder = ''): AsyncGenerator<string> {
    for await (const { name, isFolder } of entries(folder)) {
      if (isFolder) yield* names(`${name}/`);
      else yield name;
    }
  }

  return {
    names,
    async read(name: string): Promise<Uint8Array> {
      const file = await settled(`reading the image ${name}`, () => bucket().download(name));
      return new Uint8Array(await file.arrayBuffer());
    },
    async write(name: string, bytes: Uint8Array): Promise<void> {
      await settled(`storing the image ${name}`, () =>
        bucket().upload(name, bytes, { ...uploadOptions(name), upsert: true }),
      );
    },
    async remove(gone: readonly string[]): Promise<void> {
      for (let first = 0; first < gone.length; first += 100)
        await pRetry(() => removeFiles(bucket(), gone.slice(first, first + 100)), retryOptions);
    },
  };
}

/** Returns the headers of a stored image. By default, Storage forbids search engines to index files. */
export const uploadOptions = (name: string) => ({
  contentType: `image/${/\.(avif|jpeg)$/.exec(name)?.[1] ?? 'webp'}`,
  cacheControl: '31536000, public, immutable',
  headers: { 'X-Robots-Tag': 'all' },
});

/** Entries per request. With a higher limit, Storage may silently cut a page, which then looks like the last page. */
const listed = 100;

function settled<Data>(doing: string, work: () => Promise<StorageAnswer<Data>>): Promise<Data> {
  return pRetry(async () => {
    const { data, error } = await work();
    if (error !== null) throw new BackendFailure(doing, { status: statusOf(error), cause: error });
    return data as Data;
  }, retryOptions);
}

type StorageAnswer<Data> = { data: Data | null; error: Error | null };

export type MediaBucket = ReturnType<typeof mediaBucket>;
