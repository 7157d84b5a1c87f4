import { describe, expect, test } from 'vitest';
import type { OrderState } from './order-state.ts';
import { nextCheck } from './check-orders.ts';

const now = new Date('2026-11-22T10:00:00Z');
const day = 24 * 60;
const minutesToNext = (state: OrderState, ageMinutes: number, confirmations = 0) => {
  const createdAt = new Date(now.getTime() - ageMinutes * 60_000);
  const next = nextCheck({ createdAt, confirmationsNeeded: 2 }, { state, confirmations }, now);
  return next && (next.getTime() - now.getTime()) / 60_000;
};

describe('nextCheck', () => {
  test('plans a check in every scheduled run for thirty days if an order is still open or seen', () => {
    expect([minutesToNext('open', 0), minutesToNext('seen', 30 * day)]).toEqual([4, 4]);
    expect([minutesToNext('open', 31 * day), minutesToNext('seen', 31 * day)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('plans checks of an ended order every hour, later four times a day, and finally none', () => {
    expect([60, 3 * day, 31 * day].map((age) => minutesToNext('expired', age))).toEqual([60, 360, undefined]);
  });

  test('plans checks of a confirmed order for two days and a hundred blocks, but at most for thirty days', () => {
    expect(minutesToNext('confirmed', day, 500)).toBe(60);
    expect(minutesToNext('confirmed', 3 * day, 101)).toBe(360);
    expect(minutesToNext('confirmed', 3 * day, 102)).toBeUndefined();
    expect(minutesToNext('confirmed', 31 * day, 0)).toBeUndefined();
  });
});
