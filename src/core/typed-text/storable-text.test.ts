import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { maxCharacters, problemOf, storableText } from './storable-text.ts';
import { requiredText } from '../post/post.ts';

describe('storableText', () => {
  test.each([
    ['Zon 🏖', true],
    ['Zon\0', false],
    ['half \ud83d', false],
  ])('for %j: %s', (text, isStorable) => {
    expect(v.is(v.pipe(v.string(), storableText), text)).toBe(isStorable);
  });
});

describe('problemOf', () => {
  const message = (schema: v.GenericSchema, value: unknown) =>
    v.safeParse(schema, value).issues?.[0].message ?? '';
  const none = { isRequired: false, isUnstorable: false, max: undefined };

  test.each([
    [v.pipe(v.string(), maxCharacters(3)), 'four', { ...none, max: '3' }],
    [v.pipe(v.string(), storableText), '\0', { ...none, isUnstorable: true }],
    [requiredText({ name: 'A title', maxLength: 3 }), ' ', { ...none, isRequired: true }],
    [v.string('This must be a text.'), 1, none],
  ])('reads the messages of schemas, case %#', (schema, value, problem) => {
    expect(problemOf(message(schema, value))).toEqual(problem);
  });
});
