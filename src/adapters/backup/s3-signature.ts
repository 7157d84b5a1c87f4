import { createHmac, hash } from 'node:crypto';

/**
 * Signs a request to S3 with AWS Signature Version 4:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function s3Headers(
  { method, url, body, now }: { method: string; url: URL; body: Uint8Array; now: Date },
  { keyId, secret, region }: S3Access,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const signed = { host: url.host, 'x-amz-content-sha256': sha256(body), 'x-amz-date': time };
  const names = Object.keys(signed).join(';');
  const canonical = [
    method,
    url.pathname,
    s3Query(Object.fromEntries(url.searchParams)),
    ...Object.entries(signed).map(([name, value]) => `${name}:${value}`),
    '',
    names,
    signed['x-amz-content-sha256'],
  ].join('\n');
  const key = scope.split('/').reduce<Buffer>((from, part) => hmac(from, part), Buffer.from(`AWS4${secret}`));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString(
    'hex',
  );
  const { host: _, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** Writes a query as Signature Version 4 requires: sorted, and with `%20` instead of `+` for a space. */
export const s3Query = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

/** Escapes all characters except ASCII letters, digits and `-._~`, as S3 requires. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes);
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export type S3Access = { keyId: string; secret: string; region: string };
