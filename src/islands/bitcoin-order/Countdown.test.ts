import { describe, expect, test } from 'vitest';
import { clockTime } from './Countdown.tsx';

describe('countdown', () => {
  test.each([
    [3_605_000, '1:00:05'],
    [3_600_000, '1:00:00'],
    [3_599_001, '1:00:00'],
    [599_000, '9:59'],
    [1, '0:01'],
    [0, '0:00'],
    [-5000, '0:00'],
  ])('formats %i milliseconds as %s', (milliseconds, shown) => {
    expect(clockTime(milliseconds)).toBe(shown);
  });
});
