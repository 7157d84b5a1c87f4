import { expect, test } from 'vitest';
import { inCamelCase, inSnakeCase } from './field-names.ts';

test('converts to camelCase recursively, and leaves dates', () => {
  const at = new Date('2026-11-22T10:00:00Z');
  expect(inCamelCase({ amount_cents: 1, mails: [{ sent_at: null }], at })).toEqual({
    amountCents: 1,
    mails: [{ sentAt: null }],
    at,
  });
});

test('converts to snake_case, and dates to text', () => {
  const sentAt = new Date('2026-11-22T10:00:00Z');
  expect(inSnakeCase({ slugBase: 'a', posts: [{ isPublished: true, sentAt, error: undefined }] })).toEqual({
    slug_base: 'a',
    posts: [{ is_published: true, sent_at: '2026-11-22T10:00:00.000Z', error: undefined }],
  });
});
