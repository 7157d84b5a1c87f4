import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { publicPages, type PublicPage } from '../paths.ts';
import { cardAt, pageCardPath, postCardPath } from './card-address.ts';

describe('cardAt', () => {
  test('finds every page in every language by the path of its social card', () => {
    for (const page of Object.keys(publicPages) as PublicPage[]) {
      for (const locale of locales)
        expect(cardAt(pageCardPath({ page, locale }))).toEqual({ of: 'page', page, locale });
    }
    const numbered = { page: 'blog', locale: 'en', number: 12 } as const;
    expect(cardAt(pageCardPath(numbered))).toEqual({ of: 'page', ...numbered });
  });

  test('finds a post by its slug, up to the maximum length of a slug', () => {
    for (const slug of ['zwembad-nl', `${'a'.repeat(100)}-de`]) {
      const [path = ''] = postCardPath({ slug, revision: 3 }).split('?v=3');
      expect(cardAt(path)).toEqual({ of: 'post', slug });
    }
  });

  test.each([
    '/og/nl.png',
    '/og/fr/home.png',
    '/og/nl/prices.png',
    '/og/nl/constructor.png',
    '/og/nl/home/2.png',
    '/og/nl/blog/0.png',
    '/og/nl/blog/10000.png',
    '/og/blog/zwembad.png',
    '/og/blog/Zwembad-nl.png',
    '/og/blog/zwembad-nl/2.png',
    '/og/blog/zwembad-nl.jpg',
    '/og/blog/..%2f..%2fetc-nl.png',
    '/og/blog/%3Cscript%3E-nl.png',
    `/og/blog/${'a'.repeat(101)}-nl.png`,
    `/og/blog/${'a'.repeat(3000)}-nl.png`,
  ])('finds no social card at %s', (path) => {
    expect(cardAt(path)).toBeUndefined();
  });

  test('returns either a post with a valid slug or undefined, for any path below /og/blog', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const card = cardAt(`/og/blog${path}.png`);
        if (card?.of === 'post') expect(card.slug).toMatch(/^[a-z0-9-]+-(nl|en|es|de)$/);
        else expect(card).toBeUndefined();
      }),
    );
  });
});
