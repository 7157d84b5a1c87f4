/** Names change between code and wire without loss, at every depth. */
import { describe, expect, test } from 'vitest';
import { inCamelCase, inSnakeCase } from './field-names.ts';

const at = new Date('2026-11-22T10:00:00Z');

describe('inCamelCase', () => {
  test('converts nested field names to camel case', () => {
    expect(inCamelCase({ amount_cents: 1, mails: [{ sent_at: null }], at })).toEqual({
      amountCents: 1,
      mails: [{ sentAt: null }],
      at,
    });
  });
});

describe('inSnakeCase', () => {
  test('converts nested field names to snake case', () => {
    expect(
      inSnakeCase({ slugBase: 'a', posts: [{ isPublished: true, sentAt: at, error: undefined }] }),
    ).toEqual({
      slug_base: 'a',
      posts: [{ is_published: true, sent_at: '2026-11-22T10:00:00.000Z', error: undefined }],
    });
  });
});

describe('inSnakeCase and inCamelCase together', () => {
  test('restore field names that contain one-letter words', () => {
    const row = { troubles_in_a_row: 1, hero_focus_x: 2 };
    expect(inSnakeCase(inCamelCase(row))).toEqual(row);
  });

  test('leave keys that are data, such as slugs and ids, unchanged', () => {
    const data = { NEWS_FEEDS: 1, 'a-slug-nl': 2, nl: 3, '4f6e_': 4 };
    expect(inSnakeCase(inCamelCase(data))).toEqual(data);
  });

  test('leave the fields in `verbatim` unchanged, including everything in them', () => {
    const message = { pageUrl: '/', quote: { priceList: 1, one_time: 2 } };
    expect(inSnakeCase(message, ['pageUrl', 'quote'])).toEqual(message);
    expect(inCamelCase(message, ['pageUrl', 'quote'])).toEqual(message);
  });
});
