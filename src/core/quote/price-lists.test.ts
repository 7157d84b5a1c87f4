import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { baseInclusions, isPricedExtra, requestedExtras } from './price-lists.ts';

describe('prices', () => {
  test('include a base package of six services', () => {
    expect(baseInclusions).toEqual(['garden', 'pool', 'utilities', 'mailkeys', 'inspections', 'hvac']);
  });

  test('of a new installation are in cents and equal the prices in the specification', () => {
    expect(startingBusiness.prices).toEqual({
      version: '2026-11',
      baseCents: 38_000,
      extras: {
        groceries: 50_00,
        handyman: 40_00,
        emergency: 40_00,
        deepclean: 200_00,
        windowwash: 60_00,
        pest: 45_00,
        carclean: 45_00,
      },
      rentalFeePercent: 20,
    });
  });

  test('contain no price for extras on request', () => {
    expect(requestedExtras.filter(isPricedExtra)).toEqual([]);
    expect(isPricedExtra('toString')).toBe(false);
  });
});
