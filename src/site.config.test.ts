import { expect, test } from 'vitest';
import { businessProblems } from '#core/business/business.ts';
import { fieldsLeft, startingBusiness } from '#site-config';

test('a new installation starts with valid details that ask for the owner’s own', () => {
  expect(businessProblems(startingBusiness)).toEqual({});
  expect(fieldsLeft(startingBusiness)).toEqual(expect.arrayContaining(['name', 'phone', 'address.street']));
  expect(fieldsLeft({ ...startingBusiness, name: 'Casa Clara' })).not.toContain('name');
});
