import type { SendOutcome } from './mail.ts';

/** After this many attempts, which take about two and a half days, a mail is given up. */
export const maxAttempts = 22;

/**
 * Returns what to record about an attempt: its outcome, and when to retry.
 * @example noteOf({ outcome: 'failed', error: 'Busy' }, 1) // => { outcome: 'failed', error: 'Busy', retrySeconds: 30 }
 */
export function noteOf(ended: SendOutcome, attempts: number): AttemptNote {
  if (ended.outcome === 'sent') return { outcome: 'sent' };
  const { outcome, error } = ended;
  if (outcome === 'untried') return { outcome, error, retrySeconds: 300 };
  if (outcome !== 'failed' && outcome !== 'unclear') return { outcome, error };
  // A mail is only dead if it certainly did not arrive. If it may have arrived, an editor decides.
  if (attempts >= maxAttempts) return { outcome: outcome === 'failed' ? 'dead' : 'unknown', error };
  const requestedPause = ended.outcome === 'failed' ? (ended.retryAfterSeconds ?? 0) : 0;
  return { outcome, error, retrySeconds: Math.max(requestedPause, pauseAfter(attempts)) };
}

/**
 * Returns the seconds before the next attempt: half a minute, doubled with each attempt, up to four hours.
 * @example pauseAfter(3) // => 120
 */
export const pauseAfter = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 4 * 3600);

export type AttemptNote = { outcome: SendOutcome['outcome']; error?: string; retrySeconds?: number };
