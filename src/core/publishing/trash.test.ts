import { describe, expect, test } from 'vitest';
import { daysLeft } from './trash.ts';

const thrown = new Date('2026-11-01T10:00:00Z');

describe('daysLeft', () => {
  test.each([
    ['2026-11-01T10:00:00Z', 30],
    ['2026-11-01T10:01:00Z', 30],
    ['2026-11-02T10:00:00Z', 29],
    ['2026-11-21T09:00:00Z', 11],
    ['2026-12-01T09:59:00Z', 1],
    // The post is due for deletion, but the nightly run has not started yet.
    ['2026-12-01T12:00:00Z', 0],
  ])('returns at %s that %i days are left', (now, days) => {
    expect(daysLeft(thrown, new Date(now))).toBe(days);
  });
});
