import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { submittedSchema } from './submitted.ts';

const sent = {
  name: ' Ana ',
  email: 'ana@example.com',
  message: 'Een vraag.\nEn nog een.',
  pageUrl: 'https://www.example.com/nl',
};
const problemsOf = (changes: object) =>
  (v.safeParse(submittedSchema, { ...sent, ...changes }).issues ?? []).map(
    ({ path, message }) => `${String(path?.[0].key)}: ${message}`,
  );

describe('submittedSchema', () => {
  test('accepts several lines in the message, trims the name, and fills in missing fields', () => {
    expect(v.parse(submittedSchema, sent)).toMatchObject({
      name: 'Ana',
      message: sent.message,
      phone: '',
      subject: '',
      submission: undefined,
      website: '',
      stamp: '',
    });
  });

  test.each(['name', 'email', 'phone', 'subject', 'pageUrl'])(
    'refuses a line break in the field %s, which may reach a mail header',
    (name) => {
      expect(problemsOf({ [name]: 'a\r\nBcc: x@example.com' })).toContain(`${name}: This must be one line.`);
    },
  );

  test('refuses missing and invalid fields, each with its own error message', () => {
    expect(problemsOf({ name: ' ', email: 'ana', lang: 'fr', submission: 'one' })).toEqual([
      'name: This field is required.',
      'email: This is not a valid e-mail address.',
      expect.stringContaining('lang: One of'),
      'submission: This must be a UUID.',
    ]);
  });
});
