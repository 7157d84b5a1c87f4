import { describe, expect, test } from 'vitest';
import {
  basePackage,
  currentPrices,
  earlierPrices,
  isPricedExtra,
  pricedExtras,
  rentalFeePercent,
  requestedExtras,
} from './prices.ts';

describe('prices', () => {
  test('the base package costs 380 euros a month and includes six services', () => {
    expect(basePackage.cents).toBe(38_000);
    expect(basePackage.inclusions).toEqual([
      'garden',
      'pool',
      'utilities',
      'mailkeys',
      'inspections',
      'hvac',
    ]);
  });

  test('every extra has its price in cents', () => {
    const euros = Object.fromEntries(Object.entries(pricedExtras).map(([id, cents]) => [id, cents / 100]));
    expect(euros).toEqual({
      groceries: 50,
      handyman: 40,
      emergency: 40,
      deepclean: 200,
      windowwash: 60,
      pest: 45,
      carclean: 45,
    });
  });

  test('full rental management costs a fifth of the rental price', () => {
    expect(rentalFeePercent).toBe(20);
  });

  test('extras on request have no price', () => {
    expect(requestedExtras.filter(isPricedExtra)).toEqual([]);
    expect(isPricedExtra('toString')).toBe(false);
  });

  test('every price list has a unique version that an address can name', () => {
    const versions = [currentPrices, ...earlierPrices].map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions.filter((version) => !/^\d{4}-\d{2}$/.test(version))).toEqual([]);
  });
});
