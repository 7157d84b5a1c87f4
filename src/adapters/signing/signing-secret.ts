import { requireSecret } from '../settings.ts';

/**
 * The secret behind all signatures and keyed digests. A short one can be guessed offline with a signed stamp, which anyone can
 * request.
 */
export const requireSigningSecret = (): string =>
  requireSecret('SIGNING_SECRET', {
    min: 32,
    of: 'random characters, as openssl rand -hex 32 prints them',
  });
