import { afterEach, describe, expect, test, vi } from 'vitest';
import { timesSet } from './rebuild.ts';

afterEach(() => vi.unstubAllEnvs());

describe('BUILDS_PER_MONTH', () => {
  test.each([
    ['', 10],
    ['25', 25],
    ['0', 0],
    ['unlimited', undefined],
  ])('with the value “%s” allows %s builds a month', (setting, perMonth) => {
    vi.stubEnv('BUILDS_PER_MONTH', setting);
    expect(timesSet().allowance?.perMonth).toBe(perMonth);
  });

  test('is rejected if the value is not a number', () => {
    vi.stubEnv('BUILDS_PER_MONTH', 'many');
    expect(() => timesSet()).toThrow('BUILDS_PER_MONTH');
  });
});
