import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSigned, signed } from './signature.ts';

beforeEach(() => vi.stubEnv('SIGNING_SECRET', 'a secret of the tests, long enough for all'));
afterEach(() => vi.unstubAllEnvs());

test('what was signed for a purpose opens for that purpose, and for no other', () => {
  const word = signed('form x', 'preview');
  expect(openSigned(word, 'preview')).toBe('form x');
  expect(openSigned(word, 'preview verdict')).toBeUndefined();
});

test('a word moved from the text to the purpose, or back, makes another signature', () => {
  const signature = signed('form x', 'preview').split('.').at(-1);
  expect(openSigned(`x.${signature}`, 'preview form')).toBeUndefined();
  const other = signed('x', 'preview form').split('.').at(-1);
  expect(openSigned(`form x.${other}`, 'preview')).toBeUndefined();
});
