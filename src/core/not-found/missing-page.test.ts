/** A mistyped address leads to the page that the visitor meant, and never to another site. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missingPage, missingPagePath, postSlugIn, canonicalPath, isCountablePath } from './missing-page.ts';

describe('missingPage', () => {
  test.each([
    ['/blog/zwembad-nl', 'article', 'nl'],
    ['/blog/zwembad-de', 'article', 'de'],
    ['/blog/zwembad', 'article', 'en'],
    ['/blog/%3Cscript%3E', 'article', 'en'],
    ['/nl/blog/iets', 'article', 'nl'],
    ['/es/precios', 'page', 'es'],
    ['/fr/prix', 'page', 'en'],
    ['/wp-login.php', 'page', 'en'],
  ] as const)(
    'returns for the path %s the “not found” page “%s” in the language “%s”',
    (path, kind, locale) => {
      expect(missingPage(path)).toEqual({ kind, locale });
    },
  );
});

describe('missingPagePath', () => {
  test('returns the path of the prebuilt “not found” page in the given language', () => {
    expect(missingPagePath({ kind: 'page', locale: 'en' })).toBe('/404');
    expect(missingPagePath({ kind: 'article', locale: 'de' })).toBe('/de/article-not-found');
  });
});

describe('canonicalPath', () => {
  test.each([
    ['/NL/Blog', '/nl/blog'],
    ['/partners/', '/partners'],
    ['/partners.html', '/partners'],
    ['/en', '/'],
    ['/en/blog', '/blog'],
    ['/nl/blog/zwembad-nl', '/blog/zwembad-nl'],
    ['//evil.example', '/evil.example'],
    ['/nl/blog/news/', '/nl/blog/news'],
    [`/${'A'.repeat(299)}`, `/${'a'.repeat(299)}`],
    [`/${'A'.repeat(300)}`, `/${'A'.repeat(300)}`],
    [`${'/en'.repeat(99)}/x`, '/x'],
    [`/x${'.html'.repeat(58)}`, '/x'],
    [`/x${'/index'.repeat(48)}`, '/x'],
    ['/index.html/index/', '/'],
  ])('normalises %s to %s', (typed, meant) => {
    expect(canonicalPath(typed)).toBe(meant);
  });

  test('leaves a correct path, a path with encoded characters and a very long path unchanged', () => {
    for (const path of [
      '/',
      '/blog',
      '/nl/blog/page/2',
      '/blog/zwembad-nl',
      '/%2e%2e/etc',
      `/${'a'.repeat(5000)}`,
    ]) {
      expect(canonicalPath(path)).toBe(path);
    }
  });

  test('returns only paths on this site, for any input', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const meant = canonicalPath(path);
        if (meant === path) return;
        expect(new URL(meant, 'https://site.example').origin).toBe('https://site.example');
        expect(meant.startsWith('//')).toBe(false);
      }),
    );
  });

  test('leaves its own result unchanged', () => {
    const layer = fc.constantFrom('/en', '/nl', '/index', '.html', '/', '//', '/blog', '/A', '/zwembad-nl');
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 60 }), (layers) => {
        const meant = canonicalPath(`/${layers.join('')}`);
        expect(canonicalPath(meant)).toBe(meant);
      }),
    );
  });
});

describe('postSlugIn', () => {
  test.each([
    ['/blog/zwembad-nl', 'zwembad-nl'],
    ['/blog/zwembad', undefined],
    ['/blog/Zwembad-nl', undefined],
    ['/blog/zwembad-nl/meer', undefined],
    ['/nl/blog/zwembad-nl', undefined],
    ['/blog/%2e%2e-nl', undefined],
  ])('finds in the path %s the post slug %s', (path, slug) => {
    expect(postSlugIn(path)).toBe(slug);
  });
});

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

  test.each([
    ['/admin', false],
    ['/admin/revieuw', false],
    ['/administratie', true],
    ['/nl/admin', true],
  ])('leaves out the addresses of the desk: %s is countable: %s', (path, isCounted) => {
    expect(isCountablePath(path)).toBe(isCounted);
  });
});
