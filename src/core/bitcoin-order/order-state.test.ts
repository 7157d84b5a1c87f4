import { expect, test } from 'vitest';
import { bookedStates, isBooked, needsDecision, orderStates, statesToDecide } from './order-state.ts';

test('only the listed states are booked, and only the listed states need a decision', () => {
  expect(orderStates.filter(isBooked).toSorted()).toEqual(bookedStates.toSorted());
  expect(orderStates.filter(needsDecision).toSorted()).toEqual(statesToDecide.toSorted());
});
