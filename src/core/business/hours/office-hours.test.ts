import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../../tests/support/starting-business.ts';
import { isOfficeOpen } from './office-hours.ts';

describe('isOfficeOpen', () => {
  const { hours } = startingBusiness;
  const holidays = ['2026-12-25', '2026-12-24 09:00-13:00'];

  test.each([
    ['2026-11-27T06:59Z', false],
    ['2026-11-27T07:00Z', true],
    ['2026-11-27T16:59Z', true],
    ['2026-11-27T17:00Z', false],
    ['2026-11-28T10:00Z', false],
    ['2026-07-03T06:00Z', true],
    ['2026-12-24T11:59Z', true],
    ['2026-12-24T12:00Z', false],
    ['2026-12-25T10:00Z', false],
  ])('follows the hours of weekdays and holidays on Ibiza (%s)', (moment, expected) => {
    expect(isOfficeOpen({ hours, holidays }, new Date(moment))).toBe(expected);
  });
});
