import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { confirmSchema } from './desk-requests.ts';

describe('an action that cannot be undone', () => {
  test.each([{}, { confirm: false }, { confirm: 'true' }])('is not started by %j', (given) => {
    expect(v.is(confirmSchema, given)).toBe(false);
  });

  test('is started by a confirmation', () => {
    expect(v.is(confirmSchema, { confirm: true })).toBe(true);
  });
});
