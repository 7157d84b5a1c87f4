import { isLocalSite, requireSetting, SettingMissing } from '../settings.ts';

/** Minimum length of the secret on a public site, in characters. */
const shortestPublicSecret = 32;

/**
 * The secret behind all signatures and keyed digests. A short one can be guessed offline with a signed stamp, which anyone can
 * request.
 */
export function requireSigningSecret(): string {
  const secret = requireSetting('SIGNING_SECRET');
  if (secret.length < shortestPublicSecret && !isLocalSite(requireSetting('SITE_URL'))) {
    throw new SettingMissing(
      'SIGNING_SECRET',
      `The setting SIGNING_SECRET is too short: a public site needs at least ${shortestPublicSecret} random characters, as openssl rand -hex 32 prints them.`,
    );
  }
  return secret;
}
