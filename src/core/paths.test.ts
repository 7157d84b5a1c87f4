import { describe, expect, test } from 'vitest';
import { locales } from './locale.ts';
import { localisedPath, sharedPath } from './paths.ts';

describe('sharedPath', () => {
  test.each(locales)('removes the language prefix that %s adds to a path', (locale) => {
    for (const path of ['/', '/blog', '/blog/page/2'])
      expect(sharedPath(localisedPath({ path, locale }))).toBe(path);
  });

  test('treats a path segment as a language only if the whole segment matches', () => {
    for (const path of ['/design', '/nlx/blog', '/blog/de']) expect(sharedPath(path)).toBe(path);
  });
});
