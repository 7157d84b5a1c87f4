import { createHmac } from 'node:crypto';

export function resigned(
  accessToken: string,
  { secret, claims }: { secret: string; claims: object },
): string {
  const [header = '', payload = ''] = accessToken.split('.');
  const changed = encoded({ ...decoded(payload), ...claims });
  const signature = createHmac('sha256', secret).update(`${header}.${changed}`).digest('base64url');
  return `${header}.${changed}.${signature}`;
}

/** Signs with a shared secret, as hosted Supabase did before asymmetric keys. */
export function signedToken(claims: object, { secret }: { secret: string }): string {
  return resigned(`${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({})}.`, { secret, claims });
}

export function unsigned(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.');
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`;
}

/** Replaces claims, but keeps the original signature. */
export function altered(accessToken: string, claims: object): string {
  const [header = '', payload = '', signature = ''] = accessToken.split('.');
  return `${header}.${encoded({ ...decoded(payload), ...claims })}.${signature}`;
}

export const sessionOf = (accessToken: string): unknown => claimsOf(accessToken).session_id;

/** Does not verify the signature. */
export const claimsOf = (accessToken: string): { sub?: unknown; session_id?: unknown; role?: unknown } =>
  decoded(accessToken.split('.')[1] ?? '');

const decoded = (part: string): object => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
