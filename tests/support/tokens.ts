import { createHmac } from 'node:crypto';

/** Changes claims and signs again with the shared secret, whichever key signed before. */
export function resigned(
  accessToken: string,
  { secret, claims }: { secret: string; claims: object },
): string {
  return signedToken({ ...claimsOf(accessToken), ...claims }, { secret });
}

/** Signs with a shared secret, as hosted Supabase did before asymmetric keys. */
export const signedToken = (claims: object, { secret }: { secret: string }): string =>
  tokenOf({ alg: 'HS256', typ: 'JWT' }, claims, (text) => createHmac('sha256', secret).update(text).digest());

export function tokenOf(header: object, claims: object, sign: (text: string) => Buffer): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${sign(text).toString('base64url')}`;
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
export const claimsOf = (accessToken: string): Claims => decoded(accessToken.split('.')[1] ?? '');

/** Says which key signed the token, and how. */
export const headerOf = (accessToken: string): { alg?: unknown; kid?: unknown } =>
  decoded(accessToken.split('.')[0] ?? '');

const decoded = (part: string): object =>
  JSON.parse(Buffer.from(part, 'base64url').toString() || '{}') as object;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export type Claims = Partial<Record<'sub' | 'session_id' | 'role' | 'exp' | 'email' | 'aal', unknown>>;
