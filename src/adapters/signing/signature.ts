import { createHmac, timingSafeEqual } from 'node:crypto';
import { requireSecret } from '../settings.ts';

/** Signs a text for one purpose. For another purpose, the signature is invalid. */
export const signed = (text: string, purpose: string): string => `${text}.${signatureOf(text, purpose)}`;

/** Returns the signed text, or undefined for a text that we did not sign for this purpose. */
export function openSigned(token: string, purpose: string): string | undefined {
  const dot = token.lastIndexOf('.');
  if (dot < 0) return undefined;
  const text = token.slice(0, dot);
  const expected = Buffer.from(signatureOf(text, purpose));
  const found = Buffer.from(token.slice(dot + 1));
  return expected.length === found.length && timingSafeEqual(expected, found) ? text : undefined;
}

export const signedJson = (value: unknown, purpose: string): string =>
  signed(Buffer.from(JSON.stringify(value)).toString('base64url'), purpose);

/** Returns the signed value, or undefined for a forged token. Does not validate the value, because we signed it. */
export function openSignedJson(token: string, purpose: string): unknown {
  const text = openSigned(token, purpose);
  return text === undefined ? undefined : JSON.parse(Buffer.from(text, 'base64url').toString());
}

/** Without the length, purpose `a` with text `b c` and purpose `a b` with text `c` would get the same signature. */
const signatureOf = (text: string, purpose: string): string =>
  createHmac('sha256', requireSigningSecret())
    .update(`${purpose.length} ${purpose} ${text}`)
    .digest('base64url');

/** An attacker without the site’s secret cannot find the text of this digest by trying likely texts. */
export const keyedDigest = (text: string): Buffer =>
  createHmac('sha256', requireSigningSecret()).update(text).digest();

/** Visitors get signed stamps and could guess a short secret offline, so the secret has a minimum length. */
const requireSigningSecret = (): string =>
  requireSecret('SIGNING_SECRET', {
    min: 32,
    of: 'random characters, as openssl rand -hex 32 prints them',
  });
