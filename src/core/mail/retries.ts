import type { SendOutcome } from './mail.ts';

/** A mail is given up after this many attempts, which take about two and a half days. */
export const maxAttempts = 22;

/**
 * Returns what to record about an attempt: its outcome, and the pause before a retry.
 *
 * @example noteOf({ outcome: 'failed', error: 'Busy' }, 1) // => { outcome: 'failed', error: 'Busy', retrySeconds: 30 }
 */
export function noteOf(ended: SendOutcome, attempts: number): AttemptNote {
  if (ended.outcome === 'sent') return { outcome: 'sent' };
  const { outcome, error } = ended;
  if (outcome === 'untried') return { outcome, error, retrySeconds: 300 };
  if (outcome !== 'failed' && outcome !== 'unclear') return { outcome, error };
  // A mail is marked as dead only if it certainly did not arrive. If it may have arrived, an editor decides.
  if (attempts >= maxAttempts) return { outcome: outcome === 'failed' ? 'dead' : 'unknown', error };
  const requestedPause = ended.outcome === 'failed' ? (ended.retryAfterSeconds ?? 0) : 0;
  return { outcome, error, retrySeconds: Math.max(requestedPause, pauseAfter(attempts)) };
}

/**
 * Returns the pause before the next attempt in seconds. It starts at half a minute and doubles with each attempt, up to
 * four hours.
 *
 * @example pauseAfter(3) // => 120
 */
export const pauseAfter = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 4 * 3600);

export type AttemptNote = { outcome: SendOutcome['outcome']; error?: string; retrySeconds?: number };
