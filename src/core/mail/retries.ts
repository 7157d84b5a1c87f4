/** When an unsent mail is tried again, and when it is given up. */
import type { SendOutcome } from './mail.ts';

/** With the pauses between them, this many attempts take a little more than two days. */
export const maxAttempts = 22;

/** Returns what the outbox stores about an attempt: its outcome, and after how many seconds to try again. */
export function noteOf(ended: SendOutcome, attempts: number): AttemptNote {
  if (ended.outcome === 'sent') return { outcome: 'sent' };
  const { outcome, error } = ended;
  if (outcome === 'untried') return { outcome, error, retrySeconds: 300 };
  if (outcome === 'dead') return { outcome, error };
  // A mail that may have arrived becomes `unknown`, so that an editor decides whether to send it again.
  if (outcome === 'key-used') return { outcome: 'unknown', error };
  if (attempts >= maxAttempts) return { outcome: outcome === 'failed' ? 'dead' : 'unknown', error };
  const requestedPause = ended.outcome === 'failed' ? (ended.retryAfterSeconds ?? 0) : 0;
  return { outcome, error, retrySeconds: Math.max(requestedPause, pauseAfter(attempts)) };
}

/** Returns the pause in seconds before the next attempt: 30, 60, 120 and so on, up to four hours. */
export const pauseAfter = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 4 * 3600);

export type AttemptNote = {
  outcome: Exclude<SendOutcome['outcome'], 'key-used'> | 'unknown';
  error?: string;
  retrySeconds?: number;
};
