import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSigned, signed } from './signature.ts';

beforeEach(() => vi.stubEnv('SIGNING_SECRET', 'a secret of the tests, long enough for all'));
afterEach(() => vi.unstubAllEnvs());

test('opens a signed text for its purpose only', () => {
  const word = signed('form x', 'preview');
  expect(openSigned(word, 'preview')).toBe('form x');
  expect(openSigned(word, 'preview verdict')).toBeUndefined();
});

test('separates purpose and text in the signature', () => {
  const signature = signed('form x', 'preview').split('.').at(-1);
  expect(openSigned(`x.${signature}`, 'preview form')).toBeUndefined();
  const other = signed('x', 'preview form').split('.').at(-1);
  expect(openSigned(`form x.${other}`, 'preview')).toBeUndefined();
});
