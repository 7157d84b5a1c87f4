import { describe, expect, test } from 'vitest';
import { fallbackAlternate, pageAlternates, postAlternates, switcherLinks } from './alternates.ts';

describe('pageAlternates', () => {
  test('lists an ordinary page in four languages', () => {
    expect(pageAlternates('partners').map(({ path }) => path)).toEqual([
      '/partners',
      '/nl/partners',
      '/es/partners',
      '/de/partners',
    ]);
  });
});

describe('postAlternates', () => {
  test('lists only the published versions of a post, English first', () => {
    const versions = [
      { locale: 'nl', slug: 'tuin-nl' },
      { locale: 'en', slug: 'tuin-en' },
    ] as const;
    expect(postAlternates(versions)).toEqual([
      { locale: 'en', path: '/blog/tuin-en' },
      { locale: 'nl', path: '/blog/tuin-nl' },
    ]);
  });
});

describe('fallbackAlternate', () => {
  test('falls back to English, or else to the first version there is', () => {
    expect(fallbackAlternate(pageAlternates('home'))?.path).toBe('/');
    expect(fallbackAlternate([{ locale: 'de', path: '/blog/tuin-de' }])?.path).toBe('/blog/tuin-de');
    expect(fallbackAlternate([])).toBeUndefined();
  });
});

describe('switcherLinks', () => {
  test('leads from a post to its translation, or else to the blog of that language', () => {
    const alternates = postAlternates([{ locale: 'nl', slug: 'tuin-nl' }]);
    expect(switcherLinks({ path: '/blog/tuin-nl', alternates }).map(({ path }) => path)).toEqual([
      '/blog',
      '/blog/tuin-nl',
      '/es/blog',
      '/de/blog',
    ]);
  });

  test('leads to the home page from a page without translations', () => {
    expect(switcherLinks({ path: '/nl/404', alternates: [] }).map(({ path }) => path)).toEqual([
      '/',
      '/nl',
      '/es',
      '/de',
    ]);
  });
});
