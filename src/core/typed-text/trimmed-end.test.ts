import { expect, test } from 'vitest';
import { trimmedEnd } from './trimmed-end.ts';

test.each([
  ['380.,', '380'],
  ['3.80', '3.80'],
  ['.,', ''],
  ['', ''],
  ['…', '…'],
])('trimmedEnd removes the matching characters at the end of %j', (text, trimmed) => {
  expect(trimmedEnd(text, /[.,]/)).toBe(trimmed);
});
