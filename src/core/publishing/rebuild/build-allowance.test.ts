import { describe, expect, test } from 'vitest';
import { buildAllowance, buildsLeft } from './build-allowance.ts';

describe('buildAllowance', () => {
  test('reserves a fifth of the monthly builds for editors', () => {
    expect(buildAllowance(300)).toEqual({ perMonth: 300, spareBelow: 60 });
    expect(buildAllowance(7)).toEqual({ perMonth: 7, spareBelow: 2 });
    expect(buildAllowance(undefined)).toBeUndefined();
  });
});

describe('buildsLeft', () => {
  test('warns editors when only few of the monthly builds are left', () => {
    const allowance = buildAllowance(10);
    const shown = [7, 8, 9, 10, 12].map((asked) => buildsLeft(allowance, asked));
    expect(shown.map((left) => left.buildsLeft)).toEqual([3, 2, 1, 0, 0]);
    expect(shown.map(({ isShort }) => isShort)).toEqual([false, true, true, true, true]);
    expect(buildsLeft(undefined, 500)).toEqual({ buildsLeft: undefined, isShort: false });
  });
});
