import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { submittedEnquirySchema } from './submitted-enquiry.ts';

const sent = {
  name: ' Ana ',
  email: 'ana@example.com',
  message: 'Een vraag.\nEn nog een.',
  pageUrl: 'https://www.example.com/nl',
};
const problemsOf = (changes: object) =>
  (v.safeParse(submittedEnquirySchema, { ...sent, ...changes }).issues ?? []).map(
    ({ path, message }) => `${String(path?.[0].key)}: ${message}`,
  );

// validator.js#940, pydantic#3772, jquery-validation#1287: addresses copied from pages and contact cards.
test.each([
  ['email', 'jan@example.com\u200b', 'jan@example.com'],
  ['email', '\u202ajan@example.com\u202c', 'jan@example.com'],
  ['email', 'jan@exam\u00adple.com', 'jan@example.com'],
  ['email', 'ｊａｎ＠example.com', 'jan@example.com'],
  ['phone', '\u202a+31 6 12345678\u202c', '+31 6 12345678'],
  ['phone', '＋３１ ６ １２', '+31 6 12'],
])('the field %s takes %j as %j', (name, typed, stored) => {
  const read = v.parse(submittedEnquirySchema, { ...sent, [name]: typed });
  expect(read[name as 'email' | 'phone']).toBe(stored);
});

test.each(['\u200b', '\u3164', '\u2800'])('the name %j counts as missing', (name) => {
  expect(v.safeParse(submittedEnquirySchema, { ...sent, name }).success).toBe(false);
});

describe('submittedEnquirySchema', () => {
  test('accepts several lines in the message, trims the name, and fills in missing fields', () => {
    expect(v.parse(submittedEnquirySchema, sent)).toMatchObject({
      name: 'Ana',
      message: sent.message,
      phone: '',
      subject: '',
      submission: undefined,
      website: '',
      stamp: '',
    });
  });

  test.each(['', null, undefined])('takes the language %j as not stated', (lang) => {
    expect(v.parse(submittedEnquirySchema, { ...sent, lang }).lang).toBeUndefined();
  });

  test.each(['name', 'email', 'phone', 'subject', 'pageUrl'])(
    'refuses a line break in the field %s, which may reach a mail header',
    (name) => {
      expect(problemsOf({ [name]: 'a\r\nBcc: x@example.com' })).toContain(`${name}: This must be one line.`);
    },
  );

  test('refuses a field of more than ten times its limit before it is cleaned', () => {
    const padded = (count: number) => ({ email: `${'\u200b'.repeat(count)}ana@example.com` });
    expect(problemsOf(padded(2525))).toEqual([]);
    expect(problemsOf(padded(2526))).toEqual(['email: At most 254 characters.']);
  });

  test('refuses missing and invalid fields, each with its own error message', () => {
    expect(problemsOf({ name: ' ', email: 'ana', lang: 'fr', submission: 'one' })).toEqual([
      'name: This field is required.',
      'email: This is not a valid e-mail address.',
      expect.stringContaining('lang: One of'),
      'submission: This must be a UUID.',
    ]);
  });
});
