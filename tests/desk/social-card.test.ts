import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { publicPages } from '#core/paths.ts';
import { databaseOf } from '../support/products/database-of.ts';
import { anArticle, anEditor, callFunction, type Json } from '../support/products/editor.ts';

const { url, adminToken, publishableKey } = inject('product');
const card = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' });
const { slug_base: slugBase } = anArticle();
const published = `/og/blog/${slugBase}-nl.png`;
let token = '';
let revision = 0;

beforeAll(async () => {
  token = await anEditor({ url, adminToken });
  const title_nl = 'Ein Gemeinschaftsschwimmbadüberwinterungsdienstleistungsvertrag 🏊 & <b>more</b>';
  const body = anArticle({ slug_base: slugBase, title_nl, languages: ['nl', 'en'] });
  const { json } = await callFunction(url, 'create-multilingual-blog', { token, body });
  expect((json['data'] as Json)['posts']).toMatchObject([
    { slug: `${slugBase}-nl`, published: { ok: true } },
    {},
  ]);
  revision = await revisionOf(`${slugBase}-nl`);
});

describe('social card', () => {
  // miniflux#1421: web readers may show the image.
  test('exists in 1200 × 630 pixels as soon as the post is published', async () => {
    const response = await card(`${published}?v=${revision}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(png.length));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test.each(['', '?v=1', '?v=999', '?v=%3Cscript%3E', '?utm_source=x'])(
    'is cached until the next deploy, whatever query string the address has (%j)',
    async (query) => {
      const { headers, status } = await card(published + query);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
      expect(headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=31536000');
      expect(headers.get('netlify-vary')).toBe('query=cache-key');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    },
  );

  test('exists for each numbered page of the blog overview, and for no other number', async () => {
    // Other tests publish posts at the same time, so the number of pages may change between two requests.
    const wrong = async () => {
      const { posts } = (await (await fetch(`${url}/build.json`)).json()) as {
        posts: Record<string, number>;
      };
      const found: unknown[] = [];
      for (const [locale, count] of Object.entries(posts)) {
        const pages = Math.max(0, Math.ceil((count - 12) / 12));
        const statuses = await Promise.all(
          [1, pages, pages + 1, 9999].map(async (page) =>
            page === 0 ? 200 : (await card(`/og/${locale}/blog/${page}.png`)).status,
          ),
        );
        const wanted = [pages > 0 ? 200 : 404, 200, 404, 404];
        if (statuses.join() !== wanted.join()) found.push({ locale, pages, statuses });
      }
      return found;
    };
    await expect.poll(wrong, { timeout: 20_000 }).toEqual([]);
  });

  test('does not exist until the draft is published', async () => {
    const slug = `${anArticle().slug_base}-nl`;
    const draft = { title: 'Geheim plan', slug, language: 'nl', content: 'Nog niet.' };
    expect((await callFunction(url, 'create-blog-draft', { token, body: draft })).status).toBe(200);
    const path = `/og/blog/${slug}.png`;
    const refused = await card(`${path}?v=1`);
    expect([refused.status, await refused.text()]).toEqual([404, 'There is no such picture\n']);
    // The untranslated copy of a published post is still a draft.
    expect((await card(`/og/blog/${slugBase}-en.png`)).status).toBe(404);
    await callFunction(url, 'publish-blog-post', { token, body: { slug, language: 'nl' } });
    expect((await card(path)).status).toBe(200);
  });

  test.each([
    '/og/blog/nergens-nl.png',
    '/og/blog/nergens.png',
    '/og/blog/Zwembad-NL.png',
    '/og/blog/..%2f..%2fetc%2fpasswd-nl.png',
    "/og/blog/a'or'1'='1-nl.png",
    '/og/blog/%00-nl.png',
    `/og/blog/${'a'.repeat(5000)}-nl.png`,
    '/og/fr/home.png',
    '/og/nl/nergens.png',
    '/og/nl/home.png/more',
    '/og/',
    '/.netlify/functions/writing?path=/og/nl/home.png',
  ])('is answered with 404 at the invalid address %s, and the answer is not cached', async (path) => {
    const response = await card(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('is returned to many concurrent requests', async () => {
    const pages = Object.keys(publicPages);
    const answers = await Promise.all(pages.map((page) => card(`/og/nl/${page}.png`)));
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
  });
});

async function revisionOf(slug: string): Promise<number> {
  const posts = databaseOf({ url, publishableKey }).from('blog_posts');
  const { data } = await posts.select('revision').eq('slug', slug).single<{ revision: number }>();
  return data?.revision ?? 0;
}
