import { describe, expect, test } from 'vitest';
import { isCountablePath } from './countable-path.ts';

describe('isCountablePath', () => {
  test.each([
    '/',
    '/nl/prijzen',
    '/blog/zwembad-2025-08-11-nl',
    '/wp-login.php',
    '/caf%C3%A9',
    `/${'a-'.repeat(99)}a`,
  ])('returns true for the path of a missing page, such as %s', (path) => {
    expect(isCountablePath(path)).toBe(true);
  });

  test.each([
    '/afmelden/jan@example.com',
    '/afmelden/jan%40example.com',
    '/bel/0612345678',
    '/reset/3f0c9a1be2d84c6f9b7a5d1e0c2f4a68',
    `/${'a-'.repeat(100)}`,
    `/${'a-'.repeat(99)}ab`,
    'no-slash',
  ])('returns false for %s, which may contain personal data or is not a path', (path) => {
    expect(isCountablePath(path)).toBe(false);
  });
});
