import { describe, expect, test } from 'vitest';
import { locales } from './locale.ts';
import { localisedPath, sharedPath } from './paths.ts';

describe('sharedPath', () => {
  test.each(locales)('strips the prefix that %s adds', (locale) => {
    for (const path of ['/', '/blog', '/blog/page/2'])
      expect(sharedPath(localisedPath({ path, locale }))).toBe(path);
  });

  test('treats only a whole path segment as a language', () => {
    for (const path of ['/design', '/nlx/blog', '/blog/de']) expect(sharedPath(path)).toBe(path);
  });
});
