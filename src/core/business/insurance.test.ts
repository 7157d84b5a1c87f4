import { describe, expect, test } from 'vitest';
import { isRenewalDue, validInsurance } from './insurance.ts';

const insurance = { insurer: 'Mapfre', policy: '1', sum: 600_000, validUntil: '2026-06-30' };

describe('validInsurance', () => {
  test.each([
    ['2026-06-29', true],
    ['2026-06-30', true],
    ['2026-07-01', false],
  ])('ends after its last day (%s)', (today, isShown) => {
    expect(validInsurance(insurance, today) !== undefined).toBe(isShown);
  });

  test.each([
    ['2026-05-30', false],
    ['2026-05-31', true],
    ['2026-12-24', true],
  ])('is to be renewed from 30 days before its last day (%s)', (today, isDue) => {
    expect(isRenewalDue(insurance, today)).toBe(isDue);
    expect(isRenewalDue({ ...insurance, validUntil: '' }, today)).toBe(false);
    expect(isRenewalDue({ ...insurance, insurer: '' }, today)).toBe(false);
  });

  test('does not end without a last day, and is nothing without an insurer', () => {
    expect(validInsurance({ ...insurance, validUntil: '' }, '2040-01-01')).toBeDefined();
    expect(validInsurance({ ...insurance, insurer: '' }, '2026-01-01')).toBeUndefined();
  });
});
