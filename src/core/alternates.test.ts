import { describe, expect, test } from 'vitest';
import { fallbackAlternate, pageAlternates, postAlternates, switcherLinks } from './alternates.ts';

describe('pageAlternates', () => {
  test('lists the path of an ordinary page in each of the four languages', () => {
    expect(pageAlternates('partners').map(({ path }) => path)).toEqual([
      '/partners',
      '/nl/partners',
      '/es/partners',
      '/de/partners',
    ]);
  });
});

describe('postAlternates', () => {
  test('lists only the published language versions of a post, with English first', () => {
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
  test('returns the English version, or else the first available version', () => {
    expect(fallbackAlternate(pageAlternates('home'))?.path).toBe('/');
    expect(fallbackAlternate([{ locale: 'de', path: '/blog/tuin-de' }])?.path).toBe('/blog/tuin-de');
    expect(fallbackAlternate([])).toBeUndefined();
  });
});

describe('switcherLinks', () => {
  test('links a post to its translation, or else to the blog overview', () => {
    const alternates = postAlternates([{ locale: 'nl', slug: 'tuin-nl' }]);
    expect(switcherLinks({ path: '/blog/tuin-nl', alternates })).toEqual([
      { locale: 'en', path: '/blog', isSamePage: false },
      { locale: 'nl', path: '/blog/tuin-nl', isSamePage: true },
      { locale: 'es', path: '/es/blog', isSamePage: false },
      { locale: 'de', path: '/de/blog', isSamePage: false },
    ]);
  });

  test('links a page without translations to the home page of each language', () => {
    expect(switcherLinks({ path: '/nl/404', alternates: [] }).map(({ path }) => path)).toEqual([
      '/',
      '/nl',
      '/es',
      '/de',
    ]);
  });
});
