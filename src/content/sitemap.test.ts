import { expect, test } from 'vitest';
import { fullParts, partOfPlace } from './sitemap.ts';

test.each([
  [0, 0],
  [200, 0],
  [201, 1],
  [400, 1],
  [401, 2],
])('a sitemap of %d posts has %d full parts before the newest one', (posts, full) => {
  expect(fullParts(posts)).toBe(full);
  // The last post must be in the newest part, which has no number.
  if (posts > 0) expect(partOfPlace(posts - 1)).toBe(full + 1);
});
