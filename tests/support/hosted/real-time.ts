import { clockShift } from '../clock-shift.ts';
import { claimsOf, resigned } from '../tokens.ts';
import { isSigned, type KeySet } from './token-keys.ts';

/**
 * Moves the times of a token from the shifted clock of this process to the real time. `npm test -- clocks` shifts the
 * clocks of all programs but PostgREST, which is linked statically.
 */
export function inRealTime(
  token: string,
  { secret, accepted }: { secret: string; accepted: KeySet },
): string {
  // PostgREST shall refuse a token with a wrong signature, so such a token keeps its signature.
  if (clockShift === 0 || !isSigned(token, accepted)) return token;
  const times = Object.entries(claimsOf(token)).filter(([name]) => ['iat', 'nbf', 'exp'].includes(name));
  const claims = Object.fromEntries(times.map(([name, time]) => [name, Number(time) - clockShift]));
  return resigned(token, { secret, claims });
}
