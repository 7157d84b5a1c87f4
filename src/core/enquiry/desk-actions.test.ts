import * as v from 'valibot';
import { expect, test } from 'vitest';
import { personSchema } from './desk-actions.ts';

test.each([
  ['ana@example.com', true],
  ['ana@example.com\0', false],
  ['', false],
  ['a'.repeat(255), false],
])('the data of a person with the address %j can be read: %s', (email, isRead) => {
  expect(v.is(personSchema, { email })).toBe(isRead);
});
