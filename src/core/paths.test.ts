import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { localisedPath, sharedPath } from './paths.ts';

test.each(locales)('what puts %s in front of an address is taken off again', (locale) => {
  for (const path of ['/', '/blog', '/blog/page/2'])
    expect(sharedPath(localisedPath({ path, locale }))).toBe(path);
});

test('only a whole part of an address is a language', () => {
  for (const path of ['/design', '/nlx/blog', '/blog/de']) expect(sharedPath(path)).toBe(path);
});
