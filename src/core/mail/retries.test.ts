import { describe, expect, test } from 'vitest';
import { maxAttempts, noteOf, pauseAfter } from './retries.ts';

describe('pauseAfter', () => {
  test('returns delays that grow from half a minute to four hours', () => {
    expect([1, 2, 3, 9, 10, 20].map(pauseAfter)).toEqual([30, 60, 120, 7680, 14_400, 14_400]);
  });
});

describe('noteOf', () => {
  test('schedules no retry for mails that are sent, dead, or sent with another body', () => {
    expect(noteOf({ outcome: 'sent' }, 3)).toEqual({ outcome: 'sent' });
    expect(noteOf({ outcome: 'dead', error: 'No' }, 3)).toEqual({ outcome: 'dead', error: 'No' });
    expect(noteOf({ outcome: 'key-used', error: 'Twice' }, 3)).toEqual({
      outcome: 'unknown',
      error: 'Twice',
    });
  });

  test('uses the delay that the mail service requests if that delay is longer than ours', () => {
    const failed = (retryAfterSeconds: number) =>
      noteOf({ outcome: 'failed', error: 'Busy', retryAfterSeconds }, 2).retrySeconds;
    expect([failed(600), failed(1)]).toEqual([600, 60]);
  });

  test('returns “dead” after a failed last attempt, and “unknown” after an unclear last attempt', () => {
    expect(noteOf({ outcome: 'failed', error: 'a' }, maxAttempts).outcome).toBe('dead');
    expect(noteOf({ outcome: 'unclear', error: 'a' }, maxAttempts).outcome).toBe('unknown');
    expect(noteOf({ outcome: 'unclear', error: 'a' }, maxAttempts - 1).outcome).toBe('unclear');
  });
});
