import { requireSecret } from '../settings.ts';

/** Visitors get signed stamps and could guess a short secret offline, so the secret has a minimum length. */
export const requireSigningSecret = (): string =>
  requireSecret('SIGNING_SECRET', {
    min: 32,
    of: 'random characters, as openssl rand -hex 32 prints them',
  });
