import { expect, test } from 'vitest';
import { isCountablePath } from './countable-path.ts';

test.each(['/', '/nl/prijzen', '/blog/zwembad-2025-08-11-nl', '/wp-login.php', '/caf%C3%A9'])(
  '%s is counted',
  (path) => {
    expect(isCountablePath(path)).toBe(true);
  },
);

test.each([
  '/afmelden/jan@example.com',
  '/afmelden/jan%40example.com',
  '/bel/0612345678',
  '/reset/3f0c9a1be2d84c6f9b7a5d1e0c2f4a68',
  `/${'a-'.repeat(100)}`,
  'no-slash',
])('%s is not', (path) => {
  expect(isCountablePath(path)).toBe(false);
});
