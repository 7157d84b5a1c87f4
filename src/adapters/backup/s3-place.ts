import { hash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import pRetry from 'p-retry';
import { BackupPlaceFailure, type BackupPlace } from './place.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';

/**
 * A bucket of S3, or of a service with the same API, in which backups are stored. `address` contains the bucket, and
 * perhaps a folder.
 */
export function s3Place(address: URL, access: S3Access): BackupPlace {
  const [bucket = '', ...folder] = address.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  const keyOf = (name: string) => [...folder, name].join('/');
  const at = (key: string) =>
    new URL(`/${[bucket, ...key.split('/')].map(encoded).join('/')}`, address.origin);

  const send = (method: string, url: URL, body: Uint8Array = new Uint8Array()): Promise<Answer> =>
    pRetry(
      async () => {
        const { status, bytes } = await answerTo(method, url, body);
        const text = status < 300 ? '' : Buffer.from(bytes).toString();
        // A missing bucket also gives 404, but must not count as a missing object.
        if (status < 300 || (method === 'GET' && text.includes('<Code>NoSuchKey<'))) return { status, bytes };
        const said = ['Code', 'Message'].map((tag) => new RegExp(`<${tag}>([^<]*)`).exec(text)?.[1] ?? '');
        throw new BackupPlaceFailure(
          `${method} ${url.pathname}: ${[status, ...said].join(' ').trim().slice(0, 300)}`,
          status,
        );
      },
      {
        retries: 2,
        minTimeout: 300,
        shouldRetry: ({ error }) =>
          error instanceof BackupPlaceFailure &&
          (error.status === 0 || error.status === 429 || error.status >= 500),
      },
    );

  async function answerTo(method: string, url: URL, body: Uint8Array): Promise<Answer> {
    try {
      const { headers } = await signed(method, url, body);
      const answer = await fetchOutside(url, {
        method,
        headers,
        ...(method === 'PUT' && { body: Buffer.from(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
    } catch (cause) {
      const what = `${method} ${url.pathname}: no complete answer within ${timeoutMs / 1000} s`;
      throw new BackupPlaceFailure(what, 0, { cause });
    }
  }

  function signed(method: string, url: URL, body: Uint8Array): Promise<{ headers: Headers }> {
    // The library does not sign the bytes themselves unless it is given their digest.
    const headers = { 'x-amz-content-sha256': hash('sha256', body) };
    return new AwsV4Signer({ method, url: url.href, headers, service: 's3', ...access }).sign();
  }

  return {
    async put(name, bytes) {
      await send('PUT', at(keyOf(name)), bytes);
    },
    async get(name) {
      const { status, bytes } = await send('GET', at(keyOf(name)));
      return status === 404 ? undefined : bytes;
    },
    async names(prefix) {
      const names: string[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const url = at('');
        url.search = `list-type=2&prefix=${encoded(keyOf(prefix))}`;
        if (token !== '') url.search += `&continuation-token=${encoded(token)}`;
        const page = Buffer.from((await send('GET', url)).bytes).toString();
        if (!page.includes('<ListBucketResult'))
          throw new BackupPlaceFailure('it does not list objects like S3', 200);
        const keys = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
        if (keys.some((key) => !key.startsWith(keyOf(prefix))))
          throw new BackupPlaceFailure('it lists other objects than those it was asked to list', 200);
        names.push(...keys.map((key) => key.slice(keyOf('').length)));
        const next = /<NextContinuationToken>([^<]*)</.exec(page)?.[1];
        if (next === token) throw new BackupPlaceFailure('its list of objects does not end', 200);
        token = next;
      }
      return names;
    },
    async remove(names) {
      for (const name of names) await send('DELETE', at(keyOf(name)));
    },
  };
}

/** The timeout of one attempt. Three attempts, with the pauses between them, end within 30 seconds. */
const timeoutMs = 9000;

/** Escapes all characters except ASCII letters, digits and `-._~`, as S3 requires. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export type S3Access = { accessKeyId: string; secretAccessKey: string; region: string };

type Answer = { status: number; bytes: Uint8Array };
