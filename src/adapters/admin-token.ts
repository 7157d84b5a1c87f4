import { createHmac, timingSafeEqual } from 'node:crypto';
import { networkOf } from '#core/access/network.ts';
import { isLocalSite, requireSetting, SettingMissing } from './settings.ts';
import { requireSigningSecret } from './signing-secret.ts';

/** Shortest shared token with which a public site opens its desk, in characters. */
const shortestPublicToken = 24;

/** Whether this is the shared token; takes the same time for any wrong one. */
export function isAdminToken(token: string): boolean {
  return timingSafeEqual(keyedDigest(token), keyedDigest(requireAdminToken()));
}

/** Tells one shared token from another without revealing either. */
export const adminTokenFingerprint = (token: string): string =>
  keyedDigest(`fingerprint ${token}`).toString('hex');

/** Where a visitor is on the network as it may be stored: countable, but not readable. */
export const addressDigest = (address: string): string =>
  keyedDigest(`address ${networkOf(address).own}`).toString('hex');

/** The same with the wider network around it. */
export const senderAt = (address: string): { address: string; network: string } => ({
  address: addressDigest(address),
  network: keyedDigest(`network ${networkOf(address).wide}`).toString('hex'),
});

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

const keyedDigest = (text: string): Buffer =>
  createHmac('sha256', requireSigningSecret()).update(text).digest();
