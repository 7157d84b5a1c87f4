import { expect, test } from 'vitest';
import { mostAttempts, noteOf, pauseAfter } from './retries.ts';

test('pauses grow from half a minute to four hours', () => {
  expect([1, 2, 3, 9, 10, 20].map(pauseAfter)).toEqual([30, 60, 120, 7680, 14_400, 14_400]);
});

test('what is sent, dead or unknown needs no further attempt', () => {
  expect(noteOf({ outcome: 'sent' }, 3)).toEqual({ outcome: 'sent' });
  expect(noteOf({ outcome: 'dead', error: 'No' }, 3)).toEqual({ outcome: 'dead', error: 'No' });
  expect(noteOf({ outcome: 'unknown', error: 'Twice' }, 3)).toEqual({ outcome: 'unknown', error: 'Twice' });
});

test('a mail service that asks for more time gets it, one that asks for less does not', () => {
  const failed = (retryAfterSeconds: number) =>
    noteOf({ outcome: 'failed', error: 'Busy', retryAfterSeconds }, 2).retrySeconds;
  expect([failed(600), failed(1)]).toEqual([600, 60]);
});

test('in the end what certainly failed is dead, and what may have arrived is unknown', () => {
  expect(noteOf({ outcome: 'failed', error: 'a' }, mostAttempts).outcome).toBe('dead');
  expect(noteOf({ outcome: 'unclear', error: 'a' }, mostAttempts).outcome).toBe('unknown');
  expect(noteOf({ outcome: 'unclear', error: 'a' }, mostAttempts - 1).outcome).toBe('unclear');
});
