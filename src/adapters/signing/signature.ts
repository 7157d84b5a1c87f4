import { createHmac, timingSafeEqual } from 'node:crypto';
import { requireSigningSecret } from './signing-secret.ts';

/** A text with our signature after it. What is signed for one purpose counts for no other. */
export const signed = (text: string, purpose: string): string => `${text}.${signatureOf(text, purpose)}`;

/** The text of something we signed for this purpose; undefined where we did not. */
export function openSigned(given: string, purpose: string): string | undefined {
  const dot = given.lastIndexOf('.');
  if (dot < 0) return undefined;
  const text = given.slice(0, dot);
  const expected = Buffer.from(signatureOf(text, purpose));
  const found = Buffer.from(given.slice(dot + 1));
  return expected.length === found.length && timingSafeEqual(expected, found) ? text : undefined;
}

/** A value with our signature, as one word that an address or a form may carry. */
export const signedJson = (value: unknown, purpose: string): string =>
  signed(Buffer.from(JSON.stringify(value)).toString('base64url'), purpose);

/** The value of something we signed so, hence of the shape we gave it; undefined where we did not. */
export function openSignedJson(given: string, purpose: string): unknown {
  const text = openSigned(given, purpose);
  return text === undefined ? undefined : JSON.parse(Buffer.from(text, 'base64url').toString());
}

/** Says how long the purpose is: otherwise the end of one purpose and the beginning of a text could change places. */
const signatureOf = (text: string, purpose: string): string =>
  createHmac('sha256', requireSigningSecret())
    .update(`${purpose.length} ${purpose} ${text}`)
    .digest('base64url');

/** Digests a text so that it can be compared but not guessed without our secret. */
export const keyedDigest = (text: string): Buffer =>
  createHmac('sha256', requireSigningSecret()).update(text).digest();
