import { timingSafeEqual } from 'node:crypto';
import { isLocalSite, requireSetting, SettingMissing } from '../settings.ts';
import { keyedDigest } from './signature.ts';

/** Minimum length of the shared token on a public site, in characters. */
const shortestPublicToken = 24;

/** Compares in constant time. */
export function isAdminToken(token: string): boolean {
  return timingSafeEqual(keyedDigest(token), keyedDigest(requireAdminToken()));
}

/** Distinguishes shared tokens without revealing them. */
export const adminTokenFingerprint = (token: string): string =>
  keyedDigest(`fingerprint ${token}`).toString('hex');

function requireAdminToken(): string {
  const token = requireSetting('ADMIN_TOKEN');
  if (token.length < shortestPublicToken && !isLocalSite(requireSetting('SITE_URL'))) {
    throw new SettingMissing(
      'ADMIN_TOKEN',
      `The setting ADMIN_TOKEN is too short: a public site needs at least ${shortestPublicToken} characters.`,
    );
  }
  return token;
}
