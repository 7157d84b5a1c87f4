import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSigned, signed } from './signature.ts';

beforeEach(() => vi.stubEnv('SIGNING_SECRET', 'a secret of the tests, long enough for all'));
afterEach(() => vi.unstubAllEnvs());

describe('signature', () => {
  test('is valid only for the purpose for which the text was signed', () => {
    const word = signed('form x', 'preview');
    expect(openSigned(word, 'preview')).toBe('form x');
    expect(openSigned(word, 'preview verdict')).toBeUndefined();
  });

  test('changes if a word moves from the purpose to the text', () => {
    const signature = signed('form x', 'preview').split('.').at(-1);
    expect(openSigned(`x.${signature}`, 'preview form')).toBeUndefined();
    const other = signed('x', 'preview form').split('.').at(-1);
    expect(openSigned(`form x.${other}`, 'preview')).toBeUndefined();
  });
});
