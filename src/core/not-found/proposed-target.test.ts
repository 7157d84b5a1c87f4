import { expect, test } from 'vitest';
import { proposedTarget } from './proposed-target.ts';

test.each([
  ['/nl/tarieven-2024', '/nl#pricing'],
  ['/over-ons', '/#about'],
  ['/de/dienste/pool.php', '/de/services/pool'],
  ['/Contact', '/#contact'],
  ['/es/blog_2019', '/es/blog'],
  ['/villa-te-koop', undefined],
  ['/nl/2024', undefined],
  ['/', undefined],
])('an address such as %s evidently means %s', (path, target) => {
  expect(proposedTarget(path)).toBe(target);
});
