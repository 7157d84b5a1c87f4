import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { emergencyPhone, isCalledAtNight } from './emergency.ts';
import { isOfficeOpen } from './hours/office-hours.ts';

const withNumber = { ...startingBusiness, emergencyPhone: '+34 600 111 222' };

describe('emergencyPhone', () => {
  test('is the emergency number, or the office’s without one', () => {
    expect(emergencyPhone(withNumber)).toBe('+34 600 111 222');
    expect(emergencyPhone(startingBusiness)).toBe(startingBusiness.phone);
  });
});

describe('isCalledAtNight', () => {
  test('is true only for a number of its own that someone answers around the clock', () => {
    const byDay = { ...withNumber, promises: { ...withNumber.promises, aroundTheClock: false } };
    expect([withNumber, startingBusiness, byDay].map(isCalledAtNight)).toEqual([true, false, false]);
  });
});

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
