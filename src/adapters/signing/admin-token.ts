import { timingSafeEqual } from 'node:crypto';
import { isLocalSite, requireSetting, SettingMissing } from '../settings.ts';
import { keyedDigest } from './signature.ts';

/** Shortest shared token with which a public site opens its desk, in characters. */
const shortestPublicToken = 24;

/** Whether this is the shared token; takes the same time for any wrong one. */
export function isAdminToken(token: string): boolean {
  return timingSafeEqual(keyedDigest(token), keyedDigest(requireAdminToken()));
}

/** Tells one shared token from another without revealing either. */
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
