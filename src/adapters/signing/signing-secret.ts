import { requireSecret } from '../settings.ts';

/** Has a minimum length, because visitors get signed stamps and could guess a short secret offline. */
export const requireSigningSecret = (): string =>
  requireSecret('SIGNING_SECRET', {
    min: 32,
    of: 'random characters, as openssl rand -hex 32 prints them',
  });
