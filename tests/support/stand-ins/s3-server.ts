import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '../port-of.ts';
import { createStandIn } from './create-stand-in.ts';

/**
 * Starts a stand-in for S3. It refuses invalid requests with these statuses and codes of S3
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html, read 2026-11-24):
 *
 * - 403 InvalidAccessKeyId, 403 SignatureDoesNotMatch, 403 RequestTimeTooSkewed (15 minutes);
 * - 400 AuthorizationHeaderMalformed for a wrong region, 400 XAmzContentSHA256Mismatch for a wrong body;
 * - 404 NoSuchBucket, 404 NoSuchKey, 411 MissingContentLength, 400 EntityTooLarge above `maxBytes` (S3: 5 GB).
 *
 * A list has at most `pageSize` keys (S3: 1,000), in the order of their UTF-8 bytes, and a token for the next page.
 * Tests imitate other errors with `fault`. For example, if the storage is full, MinIO answers 507 XMinioStorageFull
 * and Backblaze answers 403.
 */
export async function anS3({ pageSize = 1000, maxBytes = 5e9 } = {}): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const state: State = { fault: undefined };
  const server = createStandIn(answer);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const refused = (await state.fault?.(request, response)) ?? refusalOf(request, { url, body, maxBytes });
    if (response.writableEnded) return;
    if (refused !== undefined) {
      refuse(response, refused);
      return;
    }
    const [, , ...rest] = url.pathname.split('/');
    const key = rest.map(decodeURIComponent).join('/');
    if (url.searchParams.get('list-type') === '2') {
      response.end(list(url.searchParams));
      return;
    }
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    const isGet = request.method === 'GET';
    if (isGet && found === undefined) refuse(response, [404, 'NoSuchKey']);
    else response.writeHead(request.method === 'DELETE' ? 204 : 200).end(isGet ? found : undefined);
  }

  function list(asked: URLSearchParams): string {
    const after = asked.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after)
      .toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    const page = keys.slice(0, pageSize);
    const next =
      keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents}${next}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}/${bucket}`,
    objects,
    state,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const s3Access = {
  keyId: 'AKIDEXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const bucket = 'backups';

function refusalOf(request: IncomingMessage, { url, body, maxBytes }: Received): Refusal | undefined {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [, id, day, region, signed, signature] =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      header('authorization'),
    ) ?? [];
  if (id !== s3Access.keyId) return [403, 'InvalidAccessKeyId'];
  if (region !== s3Access.region) return [400, 'AuthorizationHeaderMalformed'];
  const time = header('x-amz-date');
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sentAt) < 15 * 60_000)) return [403, 'RequestTimeTooSkewed'];
  if (header('x-amz-content-sha256') !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch'];
  const raw = url.search.slice(1).split('&').filter(Boolean).toSorted().join('&');
  const headers = (signed ?? '').split(';');
  const lines = [request.method, url.pathname, raw, ...headers.map((name) => `${name}:${header(name)}`), ''];
  const canonical = [...lines, signed, sha256(body)].join('\n');
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${sha256(canonical)}`;
  const dayKey = hmac(`AWS4${s3Access.secret}`, day ?? '');
  const key = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request');
  if (hmac(key, text).toString('hex') !== signature || !headers.includes('host'))
    return [403, 'SignatureDoesNotMatch'];
  if (url.pathname.split('/')[1] !== bucket) return [404, 'NoSuchBucket'];
  if (request.method === 'PUT' && header('content-length') === '') return [411, 'MissingContentLength'];
  return body.length > maxBytes ? [400, 'EntityTooLarge'] : undefined;
}

function refuse(response: ServerResponse, [status, code]: Refusal): void {
  const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>The ${code} message.</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
}

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

type Refusal = [status: number, code: string];
type Received = { url: URL; body: Buffer; maxBytes: number };
type State = {
  fault:
    | ((
        request: IncomingMessage,
        response: ServerResponse,
      ) => Promise<Refusal | undefined> | Refusal | undefined)
    | undefined;
};
export type S3Server = {
  url: string;
  objects: Map<string, Buffer>;
  state: State;
  stop: () => Promise<void>;
};
