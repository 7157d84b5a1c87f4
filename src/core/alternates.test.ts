import { expect, test } from 'vitest';
import { fallbackAlternate, pageAlternates, postAlternates, switcherLinks } from './alternates.ts';

test('an ordinary page exists in four languages', () => {
  expect(pageAlternates('partners').map(({ path }) => path)).toEqual([
    '/partners',
    '/nl/partners',
    '/es/partners',
    '/de/partners',
  ]);
});

test('a post names only the versions that are published, English first', () => {
  const versions = [
    { locale: 'nl', slug: 'tuin-nl' },
    { locale: 'en', slug: 'tuin-en' },
  ] as const;
  expect(postAlternates(versions)).toEqual([
    { locale: 'en', path: '/blog/tuin-en' },
    { locale: 'nl', path: '/blog/tuin-nl' },
  ]);
});

test('a reader of another language gets the English version, else the first there is', () => {
  expect(fallbackAlternate(pageAlternates('home'))?.path).toBe('/');
  expect(fallbackAlternate([{ locale: 'de', path: '/blog/tuin-de' }])?.path).toBe('/blog/tuin-de');
  expect(fallbackAlternate([])).toBeUndefined();
});

test('the switcher leads from a post to its version, else to the blog of that language', () => {
  const alternates = postAlternates([{ locale: 'nl', slug: 'tuin-nl' }]);
  expect(switcherLinks({ path: '/blog/tuin-nl', alternates }).map(({ path }) => path)).toEqual([
    '/blog',
    '/blog/tuin-nl',
    '/es/blog',
    '/de/blog',
  ]);
});

test('the switcher leads home from a page that has no versions', () => {
  expect(switcherLinks({ path: '/nl/404', alternates: [] }).map(({ path }) => path)).toEqual([
    '/',
    '/nl',
    '/es',
    '/de',
  ]);
});
