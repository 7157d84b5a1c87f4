import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { personSchema } from './desk-requests.ts';

describe('personSchema', () => {
  test.each([
    ['ana@example.com', true],
    ['ana@example.com\0', false],
    ['', false],
    ['a'.repeat(255), false],
  ])('reads the address %j: %s', (email, isRead) => {
    expect(v.is(personSchema, { email })).toBe(isRead);
  });
});
