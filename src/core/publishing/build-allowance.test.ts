import { expect, test } from 'vitest';
import { buildAllowance } from './build-allowance.ts';
import { rebuildTimes } from './rebuild-times.ts';

test('a fifth of the builds is kept for people, and where builds are not limited nothing is kept', () => {
  expect(buildAllowance(300)).toEqual({ perMonth: 300, spareBelow: 60 });
  expect(buildAllowance(7)).toEqual({ perMonth: 7, spareBelow: 2 });
  expect(buildAllowance(undefined)).toBeUndefined();
});

test('a change waits ten times the quiet time at most, and never less than half a minute', () => {
  expect(rebuildTimes({ quietSeconds: 20, buildsPerMonth: undefined }).longestWaitSeconds).toBe(200);
  expect(rebuildTimes({ quietSeconds: 0, buildsPerMonth: undefined }).longestWaitSeconds).toBe(30);
});
