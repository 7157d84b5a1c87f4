import { describe, expect, test } from 'vitest';
import { orderStates } from '#core/bitcoin-order/order-state.ts';
import { isPayable, isSettled, phaseOf } from './order-phase.ts';

const anOrder = {
  state: 'open' as const,
  isLate: false,
  resolution: null,
  missingSats: 475_000,
  left: 60_000,
};

describe('the page of an order', () => {
  test('asks for no money once the time is up, whatever state the server sent last', () => {
    expect(phaseOf(anOrder)).toBe('open');
    for (const left of [0, -1])
      for (const missingSats of [475_000, 75_000, 0])
        for (const state of orderStates)
          expect(isPayable(phaseOf({ ...anOrder, state, missingSats, left }))).toBe(false);
  });

  test('asks for a missing amount only while time is left and the network would accept it', () => {
    const seen = { ...anOrder, state: 'seen' as const };
    expect(phaseOf({ ...seen, missingSats: 294 })).toBe('partial');
    expect(phaseOf({ ...seen, missingSats: 293 })).toBe('underpaid');
    expect(phaseOf({ ...seen, missingSats: 75_000, left: 0 })).toBe('underpaid');
    expect(phaseOf({ ...seen, missingSats: 0 })).toBe('seen');
    expect(phaseOf({ ...seen, missingSats: 0, isLate: true })).toBe('seenLate');
  });

  test('prefers a decision by a person over the state, but keeps a booked order booked', () => {
    const decided = { ...anOrder, left: -1, missingSats: 0 };
    expect(phaseOf({ ...decided, state: 'late', resolution: 'accepted' })).toBe('accepted');
    expect(phaseOf({ ...decided, state: 'underpaid', resolution: 'refunded' })).toBe('refunded');
    expect(phaseOf({ ...decided, state: 'overpaid', resolution: 'refunded' })).toBe('confirmed');
  });

  test('keeps polling while a payment or a decision may still come', () => {
    const settled = orderStates.filter((state) => isSettled(phaseOf({ ...anOrder, state })));
    expect(settled).toEqual(['confirmed', 'overpaid']);
  });
});
