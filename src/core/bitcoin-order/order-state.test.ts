import { expect, test } from 'vitest';
import { orderReference } from './order.ts';
import { bookedStates, isBooked, needsDecision, orderStates, statesToDecide } from './order-state.ts';

test('isBooked accepts exactly bookedStates, and needsDecision exactly statesToDecide', () => {
  expect(orderStates.filter(isBooked).toSorted()).toEqual(bookedStates.toSorted());
  expect(orderStates.filter(needsDecision).toSorted()).toEqual(statesToDecide.toSorted());
});

test('orderReference returns the first eight characters of the id', () => {
  expect(orderReference('0123abcd-0000-4000-8000-000000000001')).toBe('0123abcd');
});
