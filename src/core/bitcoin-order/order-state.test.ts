import { expect, test } from 'vitest';
import { orderReference } from './order.ts';
import {
  bookedStates,
  isBooked,
  isUnread,
  needsDecision,
  orderStates,
  statesToDecide,
} from './order-state.ts';

test('isBooked accepts exactly bookedStates, and needsDecision exactly statesToDecide', () => {
  expect(orderStates.filter(isBooked).toSorted()).toEqual(bookedStates.toSorted());
  expect(orderStates.filter(needsDecision).toSorted()).toEqual(statesToDecide.toSorted());
});

test('orderReference returns the first eight characters of the id', () => {
  expect(orderReference('0123abcd-0000-4000-8000-000000000001')).toBe('0123abcd');
});

test('isUnread is true for an unfinished order that has too many payments or is no longer checked', () => {
  const order = { state: 'open', checkProblem: null, isWatched: true } as const;
  expect(isUnread(order)).toBe(false);
  expect(isUnread({ ...order, checkProblem: 'explorer-busy' })).toBe(false);
  for (const state of ['open', 'seen'] as const) {
    expect(isUnread({ ...order, state, checkProblem: 'too-many-payments' })).toBe(true);
    expect(isUnread({ ...order, state, isWatched: false })).toBe(true);
  }
  expect(isUnread({ state: 'expired', checkProblem: 'too-many-payments', isWatched: false })).toBe(false);
});
