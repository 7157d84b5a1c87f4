import { describe, expect, test } from 'vitest';
import { minutesLeft } from './answer-time.ts';

const createdAt = new Date('2026-11-21T10:00:00Z');

describe('minutesLeft', () => {
  test.each([
    ['2026-11-21T10:00:00Z', 240],
    ['2026-11-21T13:59:59Z', 0],
    ['2026-11-21T14:00:01Z', -1],
    ['2026-11-22T14:00:00Z', -1440],
  ])('returns at %s that %i minutes of the promised four hours remain', (now, minutes) => {
    expect(minutesLeft({ createdAt, now: new Date(now), hours: 4 })).toBe(minutes);
  });
});
