import { hash } from 'node:crypto';
import { statSync, type BigIntStats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';

/** Reads each file completely, so that a build cannot truncate an answer. Caches up to 64 MB. */
export function siteFiles() {
  const kept = new LRUCache<string, Content, () => Promise<Content>>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    fetchMethod: (_key, _stale, { context: read }) => read(),
  });
  const keep = (key: string, read: () => Promise<Content>): Promise<Content> =>
    kept.forceFetch(key, { context: read });

  return {
    find(file: string): SiteFile | undefined {
      const found = statOf(file);
      // The key contains no path. The two build folders (`build-slots.ts`) hard-link the same files, so they share a
      // cache entry.
      if (found?.isFile() !== true) return undefined;
      const key = `${found.dev}|${found.ino}|${found.mtimeNs}|${found.size}`;
      return { file, type: typeOf(file), key };
    },

    async read({ file, type, key }: SiteFile, encoding: Encoding | undefined): Promise<Content> {
      const plain = await keep(key, async () => {
        const body = await readFile(file);
        const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
        return { body, etag, encoding: undefined };
      });
      if (encoding === undefined || plain.body.length < worthCompressing || !isText(type)) return plain;
      return keep(`${key}|${encoding}`, async () => ({
        body: await compress[encoding](plain.body),
        etag: `${plain.etag.slice(0, -1)}-${encoding}"`,
        encoding,
      }));
    },
  };
}

/** The call is synchronous, because every request makes this call and the asynchronous call takes ten times as long. */
function statOf(file: string): BigIntStats | undefined {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false });
  } catch {
    // `statSync` throws if the name is too long or a parent is a file, despite `throwIfNoEntry`.
    return undefined;
  }
}

export function acceptedEncoding(header: string | null): Encoding | undefined {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  // Quality 5 is far faster than the default of 11, and its result is only slightly larger.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** A body with fewer bytes than this fits into one packet without compression. */
const worthCompressing = 860;

const isText = (type: string): boolean => /charset|json|svg|wasm/.test(type);

/** @example typeOf('/site/index.html') // => 'text/html; charset=utf-8' */
function typeOf(file: string): string {
  const type = asOnHosts[path.extname(file).toLowerCase()] ?? lookup(file) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Web hosts send these types for these extensions. mrmime has another type for `.xml` and none for `.ico`. */
const asOnHosts: Record<string, string> = { '.xml': 'application/xml', '.ico': 'image/x-icon' };

export type SiteFile = { file: string; type: string; key: string };

export type Content = { body: Buffer<ArrayBuffer>; etag: string; encoding: Encoding | undefined };

export type Encoding = 'br' | 'gzip';
