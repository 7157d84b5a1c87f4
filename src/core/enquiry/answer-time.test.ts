import { afterEach, describe, expect, test } from 'vitest';
import { startingBusiness } from '#site-config';
import { setBusiness } from '../business/current.ts';
import { minutesLeft, remindAfterSeconds } from './answer-time.ts';

const createdAt = new Date('2026-11-21T10:00:00Z');

describe('minutesLeft', () => {
  test.each([
    ['2026-11-21T10:00:00Z', 240],
    ['2026-11-21T13:59:59Z', 0],
    ['2026-11-21T14:00:00Z', 0],
    ['2026-11-21T14:00:00.001Z', -1],
    ['2026-11-22T14:00:00Z', -1440],
  ])('returns at %s that %i minutes of the promised four hours remain', (now, minutes) => {
    expect(minutesLeft({ createdAt, now: new Date(now), hours: 4 })).toBe(minutes);
  });
});

describe('remindAfterSeconds', () => {
  afterEach(() => setBusiness(startingBusiness));
  test('is one hour shorter than the promised time', () => {
    const promises = { ...startingBusiness.promises, formHours: 24 };
    setBusiness({ ...startingBusiness, promises });
    expect(remindAfterSeconds()).toBe(23 * 3600);
  });
});
