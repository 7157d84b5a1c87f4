/** The form and the server refuse the same fields of an enquiry. */
import { describe, expect, test } from 'vitest';
import { defaultLocale } from '../locale.ts';
import { enquiryFields, enquiryLimits, problemWith } from './enquiry.ts';
import { listedEnquiry } from './stored-enquiry.ts';

describe('problemWith', () => {
  test('reports a missing name, e-mail address or message', () => {
    expect(enquiryFields.filter((field) => problemWith({ field, value: ' \n' }) === 'missing')).toEqual([
      'name',
      'email',
      'message',
    ]);
  });

  test('reports fields that exceed the maximum length', () => {
    const long: Record<string, (length: number) => string> = {
      email: (length) => `${'a'.repeat(length - 11)}@example.es`,
    };
    for (const field of enquiryFields) {
      const text = long[field] ?? ((length: number) => 'x'.repeat(length));
      expect(problemWith({ field, value: ` ${text(enquiryLimits[field])} ` }), field).toBeUndefined();
      expect(problemWith({ field, value: text(enquiryLimits[field] + 1) }), field).toBe('tooLong');
    }
  });

  test.each(['me@example.com', 'a.b+c@sub.example.co.uk', 'jörg@müller.de', "o'neil@example.org"])(
    'accepts %s as an e-mail address',
    (value) => expect(problemWith({ field: 'email', value })).toBeUndefined(),
  );

  test.each([
    'me',
    'me@',
    '@example.com',
    'me@example',
    'a b@example.com',
    'a@b@example.com',
    'me@example..com',
    'me@example.com\nBcc: x@example.com',
    'a@b.c,d@e.f',
    'Me <me@example.com>, you <you@example.com>',
  ])('reports %j as an invalid e-mail address', (value) =>
    expect(problemWith({ field: 'email', value })).toBe('noEmail'),
  );
});

test('problemWith cleans an address that was copied with its surroundings, but no message', () => {
  expect(problemWith({ field: 'email', value: 'Ana <ana@example.com>,' })).toBeUndefined();
  expect(problemWith({ field: 'message', value: 'mailto:' })).toBeUndefined();
});

test('problemWith reports a name that a mail program would make a link', () => {
  expect(problemWith({ field: 'name', value: 'www.site.example' })).toBe('noName');
  expect(problemWith({ field: 'name', value: 'Ana Núñez' })).toBeUndefined();
  expect(problemWith({ field: 'subject', value: 'www.site.example' })).toBeUndefined();
});

test.each([
  [100, 200, { monthly: 100, oneTime: 200 }],
  [null, 200, undefined],
  [100, null, undefined],
])('a listed message with the sums %j and %j has both or none', (monthlyCents, oneTimeCents, quoteCents) => {
  expect(listed({ monthlyCents, oneTimeCents })).toMatchObject({ quoteCents });
});

test.each([
  ['de', 'de'],
  ['fr', defaultLocale],
])('a listed message in the language %j is answered in %j', (lang, answered) => {
  expect(listed({ lang })).toMatchObject({ lang: answered });
});

const listed = (changes: object) =>
  listedEnquiry({ lang: 'nl', createdAt: '2026-02-01T12:00:00Z', ...changes } as Parameters<
    typeof listedEnquiry
  >[0]);
