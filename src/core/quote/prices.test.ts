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
  test('include a base package of six services for 380 euros a month', () => {
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

  test('state the price of every extra in cents', () => {
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

  test('set the fee for full rental management to a fifth of the rental price', () => {
    expect(rentalFeePercent).toBe(20);
  });

  test('contain no price for extras on request', () => {
    expect(requestedExtras.filter(isPricedExtra)).toEqual([]);
    expect(isPricedExtra('toString')).toBe(false);
  });

  test('give every price list a unique version that fits into an address', () => {
    const versions = [currentPrices, ...earlierPrices].map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions.filter((version) => !/^\d{4}-\d{2}$/.test(version))).toEqual([]);
  });
});
