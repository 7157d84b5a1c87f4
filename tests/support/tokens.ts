import { createHmac } from 'node:crypto';

/** An access token as the auth service makes it, with these claims changed. */
export function resigned(
  accessToken: string,
  { secret, claims }: { secret: string; claims: object },
): string {
  const [header = '', payload = ''] = accessToken.split('.');
  const changed = encoded({ ...decoded(payload), ...claims });
  const signature = createHmac('sha256', secret).update(`${header}.${changed}`).digest('base64url');
  return `${header}.${changed}.${signature}`;
}

/** A token of these claims, signed as hosted Supabase signed all of them before keys became asymmetric. */
export function signedToken(claims: object, { secret }: { secret: string }): string {
  return resigned(`${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({})}.`, { secret, claims });
}

/** The same person, unsigned. */
export function unsigned(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.');
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`;
}

/** Other claims under the old signature. */
export function altered(accessToken: string, claims: object): string {
  const [header = '', payload = '', signature = ''] = accessToken.split('.');
  return `${header}.${encoded({ ...decoded(payload), ...claims })}.${signature}`;
}

/** The session an access token belongs to. */
export const sessionOf = (accessToken: string): unknown => claimsOf(accessToken).session_id;

/** What an access token says; nothing where it is none. Its signature is not looked at. */
export const claimsOf = (accessToken: string): { sub?: unknown; session_id?: unknown; role?: unknown } =>
  decoded(accessToken.split('.')[1] ?? '');

const decoded = (part: string): object => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
