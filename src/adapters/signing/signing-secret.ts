import { requireSecret } from '../settings.ts';

/**
 * Returns the secret behind all signatures and keyed digests. The secret needs a minimum length, because any visitor can
 * request a signed stamp and try to guess a short secret offline.
 */
export const requireSigningSecret = (): string =>
  requireSecret('SIGNING_SECRET', {
    min: 32,
    of: 'random characters, as openssl rand -hex 32 prints them',
  });
