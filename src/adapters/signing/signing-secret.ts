import { isLocalSite, requireSetting, SettingMissing } from '../settings.ts';

/** Shortest secret a public site signs with, in characters. */
const shortestPublicSecret = 32;

/**
 * The secret behind every signature and keyed digest. A short one can be guessed offline, since anybody may ask for a
 * signed stamp to try it on.
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
