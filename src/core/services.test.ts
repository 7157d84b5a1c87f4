import { expect, test } from 'vitest';
import { isMonthlyService, services, singleServices } from './services.ts';

test('the single services are all services except full rental management', () => {
  expect(services.filter((id) => !singleServices.some((single) => single === id))).toEqual(['rental']);
});

test('an owner can book keys, cleaning, pool and works on their own for a monthly price', () => {
  expect(services.filter(isMonthlyService)).toEqual(['keys', 'cleaning', 'pool', 'works']);
});
