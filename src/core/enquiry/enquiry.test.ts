import { expect, test } from 'vitest';
import { enquiryFields, enquiryLimits, problemWith } from './enquiry.ts';

test('name, e-mail and message are asked for, and spaces do not fill them', () => {
  expect(enquiryFields.filter((field) => problemWith({ field, value: ' \n' }) === 'missing')).toEqual([
    'name',
    'email',
    'message',
  ]);
});

test('a field takes as many characters as its limit says, and not one more', () => {
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
  '%s is taken as an e-mail address',
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
  'Me <me@example.com>',
])('%j is not', (value) => expect(problemWith({ field: 'email', value })).toBe('noEmail'));
