import { createHash } from 'node:crypto';
import { createWriteStream, openSync, closeSync, fsyncSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { manifestDigestEntry, manifestEntry, sha256, type Manifest } from './manifest.ts';

/** Writes an archive into a file that only its owner can read. The archive is complete only after `end`. */
export function writeArchive(file: string, madeAt: Date) {
  const tar: Pack = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  // A write failure is ignored here, because the next `add`, `addStream` or `end` reports the failure.
  written.catch(() => undefined);
  const entries: Manifest['entries'] = {};
  const header = (name: string, size: number) => ({ name, size, mode: 0o600, mtime: madeAt });

  /** Resolves when the archive’s stream has accepted all bytes of the entry. */
  async function stream(name: string, { size, content }: { size: number; content: Readable }): Promise<void> {
    const hash = createHash('sha256');
    content.on('data', (chunk: Buffer) => hash.update(chunk));
    await Promise.race([pipeline(content, tar.entry(header(name, size))), failureOf(written)]);
    entries[name] = { bytes: size, sha256: hash.digest('hex') };
  }

  const add = (name: string, bytes: Uint8Array): Promise<void> =>
    stream(name, { size: bytes.length, content: Readable.from([Buffer.from(bytes)]) });

  return {
    add,
    addStream: stream,
    async end(content: Omit<Manifest, 'entries'>): Promise<void> {
      const manifest = Buffer.from(`${JSON.stringify({ ...content, entries }, null, 2)}\n`);
      await add(manifestEntry, manifest);
      await add(manifestDigestEntry, Buffer.from(`${sha256(manifest)}  ${manifestEntry}\n`));
      tar.finalize();
      await written;
      const descriptor = openSync(file, 'r');
      fsyncSync(descriptor);
      closeSync(descriptor);
    },
    async abort(): Promise<void> {
      tar.destroy();
      await written.catch(() => undefined);
    },
  };
}

const failureOf = (work: Promise<unknown>): Promise<never> =>
  work.then(
    () => new Promise<never>(() => undefined),
    (error: unknown) => Promise.reject(error instanceof Error ? error : new Error(String(error))),
  );
