import { createHmac, timingSafeEqual } from 'node:crypto';
import { requireSigningSecret } from './signing-secret.ts';

/** Appends our signature to a text. The signature is valid for one purpose only. */
export const signed = (text: string, purpose: string): string => `${text}.${signatureOf(text, purpose)}`;

/** Returns the signed text, or undefined if we did not sign it for this purpose. */
export function openSigned(given: string, purpose: string): string | undefined {
  const dot = given.lastIndexOf('.');
  if (dot < 0) return undefined;
  const text = given.slice(0, dot);
  const expected = Buffer.from(signatureOf(text, purpose));
  const found = Buffer.from(given.slice(dot + 1));
  return expected.length === found.length && timingSafeEqual(expected, found) ? text : undefined;
}

/** Converts a value to a signed token that can be part of an address or a form. */
export const signedJson = (value: unknown, purpose: string): string =>
  signed(Buffer.from(JSON.stringify(value)).toString('base64url'), purpose);

/**
 * Returns the value of a token, or undefined if we did not sign the token. We only sign values of the right shape, so the
 * value needs no validation.
 */
export function openSignedJson(given: string, purpose: string): unknown {
  const text = openSigned(given, purpose);
  return text === undefined ? undefined : JSON.parse(Buffer.from(text, 'base64url').toString());
}

/**
 * The length of the purpose marks where the text begins. Without it, the purpose `a` with the text `b c` and the purpose `a
 * b` with the text `c` would have the same signature.
 */
const signatureOf = (text: string, purpose: string): string =>
  createHmac('sha256', requireSigningSecret())
    .update(`${purpose.length} ${purpose} ${text}`)
    .digest('base64url');

/** Returns a digest of a text. The digest can be compared, but without our secret the text cannot be found by guessing. */
export const keyedDigest = (text: string): Buffer =>
  createHmac('sha256', requireSigningSecret()).update(text).digest();
