import { afterEach, expect, test, vi } from 'vitest';
import { timesSet } from './rebuild.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', 10],
  ['25', 25],
  ['0', 0],
  ['unlimited', undefined],
])('BUILDS_PER_MONTH “%s” allows %s builds', (setting, perMonth) => {
  vi.stubEnv('BUILDS_PER_MONTH', setting);
  expect(timesSet().allowance?.perMonth).toBe(perMonth);
});

test('reports an invalid BUILDS_PER_MONTH', () => {
  vi.stubEnv('BUILDS_PER_MONTH', 'many');
  expect(() => timesSet()).toThrow('BUILDS_PER_MONTH');
});
