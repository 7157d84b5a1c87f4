import type { SendOutcome } from './mail.ts';

/** After this many attempts, about two and a half days, a mail is given up. */
export const mostAttempts = 22;

/**
 * What is noted about an attempt: its outcome, and after how long the next one comes.
 * @example noteOf({ outcome: 'failed', error: 'Busy' }, 1) // => { outcome: 'failed', error: 'Busy', retrySeconds: 30 }
 */
export function noteOf(ended: SendOutcome, attempts: number): AttemptNote {
  if (ended.outcome === 'sent') return { outcome: 'sent' };
  const { outcome, error } = ended;
  if (outcome === 'untried') return { outcome, error, retrySeconds: 300 };
  if (outcome !== 'failed' && outcome !== 'unclear') return { outcome, error };
  // What may have got through is for an editor to look at; only what certainly failed is dead.
  if (attempts >= mostAttempts) return { outcome: outcome === 'failed' ? 'dead' : 'unknown', error };
  const asked = ended.outcome === 'failed' ? (ended.retryAfterSeconds ?? 0) : 0;
  return { outcome, error, retrySeconds: Math.max(asked, pauseAfter(attempts)) };
}

/**
 * Half a minute, then twice as long each time, four hours at most.
 * @example pauseAfter(3) // => 120
 */
export const pauseAfter = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 4 * 3600);

/** What the outbox keeps about an attempt. */
export type AttemptNote = { outcome: SendOutcome['outcome']; error?: string; retrySeconds?: number };
