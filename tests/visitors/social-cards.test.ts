import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { attribute, listedPages, ordinaryPages } from '../support/pages/site-pages.ts';
import { structuredData } from '../support/pages/structured-data.ts';

const { url } = inject('product');
const html = async (path: string) => (await fetch(`${url}${path}`)).text();
const property = (page: string, name: string) =>
  attribute(page, new RegExp(`<meta property="${name}"[^>]*>`), 'content') ?? '';

let pages: Map<string, string>;

beforeAll(async () => {
  pages = await listedPages(url);
});

describe('social card', () => {
  // next-seo#152, calcom#5613, the-seo-framework#700, zeeguu#640: WhatsApp shows no preview.
  test('is declared on every page with its size and alternative text', () => {
    expect(pages.size).toBeGreaterThan(ordinaryPages.length + 30);
    const seen = new Map<string, string>();
    for (const [path, page] of pages) {
      const image = property(page, 'og:image');
      expect([path, image.startsWith(`${url}/og/`), seen.get(image)]).toEqual([path, true, undefined]);
      seen.set(image, path);
      expect([property(page, 'og:image:width'), property(page, 'og:image:height')]).toEqual(['1200', '630']);
      expect([path, property(page, 'og:image:alt')]).toEqual([path, expect.stringMatching(/^.{3,} – .+$/)]);
      expect(attribute(page, /<meta name="twitter:card"[^>]*>/, 'content')).toBe('summary_large_image');
    }
  });

  for (const { chosen, tags } of [
    { chosen: ['de'], tags: [] },
    { chosen: locales, tags: ['heavy'] },
  ])
    test(
      `is a unique image of 1200 × 630 pixels in the language of the page (${chosen.join()})`,
      { tags },
      async () => {
        const seen = new Map<string, string>();
        for (const [path, page] of pages) {
          const language = attribute(page, /<html[^>]*>/, 'lang');
          if (!chosen.some((locale) => locale === language)) continue;
          const image = property(page, 'og:image');
          const response = await fetch(image);
          const png = Buffer.from(await response.arrayBuffer());
          expect([path, response.status]).toEqual([path, 200]);
          expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
          expect(response.headers.get('netlify-cdn-cache-control')).toContain('durable');
          expect([path, languageOf(image)]).toEqual([path, language]);
          const bytes = png.toString('base64');
          expect([path, seen.get(bytes)]).toEqual([path, undefined]);
          seen.set(bytes, path);
        }
        expect(seen.size).toBeGreaterThan(10 * chosen.length);
      },
    );

  test('is also the image in the structured data of posts and home pages', () => {
    for (const [path, page] of pages) {
      if (!/^\/blog\/(?!page\/|news)|^\/(nl|es|de)?$/.test(path)) continue;
      const images = (structuredData(page) as { image?: string | string[] }[]).flatMap(
        ({ image = [] }) => image,
      );
      expect([path, images]).toEqual([path, [property(page, 'og:image')]]);
    }
  });

  test('is missing on a 404 page', async () => {
    for (const path of ['/nowhere', '/blog/niets-nl'])
      expect(property(await html(path), 'og:image')).toBe('');
  });
});

/** Returns the language in a card’s URL, for example `nl` in `/og/blog/zon-nl.png?v=1` and `/og/nl/home.png`. */
const languageOf = (image: string): string | undefined =>
  /\/og\/blog\/[a-z0-9-]+-(\w\w)\.png\?v=\d+$/.exec(image)?.[1] ?? /\/og\/(\w\w)\//.exec(image)?.[1];
