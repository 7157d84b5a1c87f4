import { expect, test } from 'vitest';
import { bookedStates, isBooked, needsDecision, orderStates, statesToDecide } from './order-state.ts';

test('isBooked accepts exactly bookedStates, and needsDecision exactly statesToDecide', () => {
  expect(orderStates.filter(isBooked).toSorted()).toEqual(bookedStates.toSorted());
  expect(orderStates.filter(needsDecision).toSorted()).toEqual(statesToDecide.toSorted());
});
