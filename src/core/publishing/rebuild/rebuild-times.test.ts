import { describe, expect, test } from 'vitest';
import { rebuildTimes } from './rebuild-times.ts';

describe('rebuildTimes', () => {
  test('limits the wait to ten times the quiet period, but to no less than half a minute', () => {
    expect(rebuildTimes({ quietSeconds: 20, buildsPerMonth: undefined }).maxWaitSeconds).toBe(200);
    expect(rebuildTimes({ quietSeconds: 0, buildsPerMonth: undefined }).maxWaitSeconds).toBe(30);
  });
});
