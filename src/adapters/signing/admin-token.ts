import { timingSafeEqual } from 'node:crypto';
import { requireSecret } from '../settings.ts';
import { keyedDigest } from './signature.ts';

/**
 * Whether a token is ADMIN_TOKEN, with which editors without an account sign in. Compares in constant time, so that the
 * duration reveals nothing about the token.
 */
export function isAdminToken(token: string): boolean {
  return timingSafeEqual(
    keyedDigest(token),
    keyedDigest(requireSecret('ADMIN_TOKEN', { min: 24, of: 'characters' })),
  );
}

/** The digest distinguishes admin tokens without revealing them. */
export const adminTokenFingerprint = (token: string): string =>
  keyedDigest(`fingerprint ${token}`).toString('hex');
