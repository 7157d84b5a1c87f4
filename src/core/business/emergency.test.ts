import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { emergencyPhone, isCalledAtNight } from './emergency.ts';

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
