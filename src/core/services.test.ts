import { expect, test } from 'vitest';
import { services, singleServices } from './services.ts';

test('the single services are all services except full rental management', () => {
  expect(services.filter((id) => !singleServices.some((single) => single === id))).toEqual(['rental']);
});
