import { describe, expect, test } from 'vitest';
import { orderStates } from '#core/bitcoin-order/order-state.ts';
import { isPayable, isSettled, phaseOf } from './order-phase.ts';

const anOrder = {
  state: 'open' as const,
  isLate: false,
  isReorganised: false,
  resolution: null,
  missingSats: 475_000,
  left: 60_000,
};

describe('the page of an order', () => {
  test('requests no payment after the deadline, even if the server’s last answer said “open”', () => {
    expect(phaseOf(anOrder)).toBe('open');
    for (const left of [0, -1])
      for (const missingSats of [475_000, 75_000, 0])
        for (const state of orderStates)
          expect(isPayable(phaseOf({ ...anOrder, state, missingSats, left }))).toBe(false);
  });

  test('requests a missing amount only before the deadline', () => {
    const seen = { ...anOrder, state: 'seen' as const };
    expect(phaseOf({ ...seen, missingSats: 294 })).toBe('partial');
    expect(phaseOf({ ...seen, missingSats: 75_000, left: 0 })).toBe('underpaid');
    expect(phaseOf({ ...seen, missingSats: 0 })).toBe('seen');
    expect(phaseOf({ ...seen, missingSats: 0, isLate: true })).toBe('seenLate');
  });

  test('shows the editor’s decision, but shows an overpaid order as confirmed after a refund', () => {
    const decided = { ...anOrder, left: -1, missingSats: 0 };
    expect(phaseOf({ ...decided, state: 'late', resolution: 'accepted' })).toBe('accepted');
    expect(phaseOf({ ...decided, state: 'underpaid', resolution: 'refunded' })).toBe('refunded');
    expect(phaseOf({ ...decided, state: 'overpaid', resolution: 'refunded' })).toBe('confirmed');
  });

  test('shows an order whose payment lost its confirmation as confirmed only if an editor accepted the order', () => {
    const booked = { ...anOrder, state: 'confirmed' as const, isReorganised: true };
    expect(phaseOf(booked)).toBe('reorganised');
    expect(isSettled(phaseOf(booked))).toBe(false);
    expect(phaseOf({ ...booked, resolution: 'unpaid' })).toBe('unpaid');
    expect(phaseOf({ ...booked, resolution: 'accepted' })).toBe('confirmed');
  });

  test('treats an order as settled without an editor’s decision only if the order is confirmed or overpaid', () => {
    const settled = orderStates.filter((state) => isSettled(phaseOf({ ...anOrder, state })));
    expect(settled).toEqual(['confirmed', 'overpaid']);
  });
});
