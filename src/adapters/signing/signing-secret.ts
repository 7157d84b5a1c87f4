import { requireSecret } from '../settings.ts';

/**
 * Returns the secret behind all signatures and keyed digests. Any visitor can request a signed stamp and guess a short secret
 * offline, so the secret needs a minimum length.
 */
export const requireSigningSecret = (): string =>
  requireSecret('SIGNING_SECRET', {
    min: 32,
    of: 'random characters, as openssl rand -hex 32 prints them',
  });
