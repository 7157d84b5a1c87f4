/** A failing build, page or build hook never takes published articles offline. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { aPost } from '../support/database/posts.ts';
import { databaseOf, databaseOfOwner } from '../support/products/database-of.ts';
import { anArticle, anEditor, callFunction, eventually } from '../support/products/editor.ts';
import { aProduct } from '../support/products/running-product.ts';

const product = inject('product');
const token = await anEditor(product);

const status = async () => (await callFunction(product.url, 'site-status', { token })).json;

describe('site with a failing host', () => {
  test(
    'keeps the old pages online if a build fails, and shows the new article after the next build',
    { tags: ['heavy'] },
    async () => {
      const snapshot = join(product.localDir, 'builds/cache/content.sqlite');
      renameSync(snapshot, `${snapshot}.aside`);
      mkdirSync(snapshot);

      const article = anArticle();
      expect(
        (await callFunction(product.url, 'create-multilingual-blog', { token, body: article })).status,
      ).toBe(200);
      const failed = await eventually(status, { until: ({ state }) => state === 'failed' });
      expect(failed['last_error']).toEqual(expect.stringMatching(/\S/));
      expect(JSON.stringify(failed)).not.toContain(product.localDir);
      expect((await fetch(`${product.url}/nl/blog`)).status).toBe(200);
      expect((await fetch(`${product.url}/blog/${article.slug_base}-nl`)).status).toBe(404);

      rmSync(snapshot, { recursive: true });
      renameSync(`${snapshot}.aside`, snapshot);
      const next = anArticle();
      await callFunction(product.url, 'create-multilingual-blog', { token, body: next });
      await eventually(status, { until: ({ state }) => state === 'live' });
      for (const { slug_base } of [article, next]) {
        expect((await fetch(`${product.url}/blog/${slug_base}-nl`)).status).toBe(200);
      }
    },
  );

  test('reports each post that cannot be rendered, and publishes all others', async () => {
    const bad = [
      aPost({ slug_base: 'vastgelopen', content: `${'>'.repeat(4000)} a` }),
      aPost({ slug_base: 'tijdloos', published_at: '-infinity' }),
    ];
    const posts = () => databaseOfOwner(product).from('blog_posts');
    await posts().insert(bad).throwOnError();
    const article = anArticle();
    await callFunction(product.url, 'create-multilingual-blog', { token, body: article });
    const live = await eventually(status, { until: ({ state }) => state === 'live' });
    expect(live['skipped']).toEqual(['tijdloos-nl', 'vastgelopen-nl']);
    expect((await fetch(`${product.url}/blog/${article.slug_base}-nl`)).status).toBe(200);
    expect((await fetch(`${product.url}/blog/vastgelopen-nl`)).status).toBe(404);
    expect(await (await fetch(`${product.url}/nl/blog`)).text()).not.toContain('vastgelopen');
    const { json } = await callFunction(product.url, 'health', { token });
    expect(json['problems']).toContainEqual(
      expect.objectContaining({ code: 'posts-skipped', names: ['tijdloos-nl', 'vastgelopen-nl'] }),
    );

    await posts().delete().in('slug_base', ['vastgelopen', 'tijdloos']).throwOnError();
    await eventually(status, { until: ({ state, skipped }) => state === 'live' && String(skipped) === '' });
  });

  test('keeps an article published if the build hook is unreachable', { tags: ['heavy'] }, async () => {
    const cutOff = await aProduct(inject('hostedServer'), {
      env: {
        SEED: 'none',
        REBUILD_QUIET_SECONDS: '0',
        BUILD_HOOK_URL: 'http://127.0.0.1:9/build',
      },
    });
    try {
      const overview = await (await fetch(`${cutOff.url}/nl/blog`)).text();
      expect(overview).toContain('Er zijn nog geen artikelen gepubliceerd.');
      for (const path of ['/rss.xml', '/nl/rss.xml', '/es/rss.xml', '/de/rss.xml']) {
        const feed = await fetch(`${cutOff.url}${path}`);
        expect([path, feed.status]).toEqual([path, 200]);
        expect(await feed.text()).not.toContain('<item>');
      }

      const editor = await anEditor(cutOff);
      const article = anArticle();
      const answer = await callFunction(cutOff.url, 'create-multilingual-blog', {
        token: editor,
        body: article,
      });
      expect(answer.json).toMatchObject({
        data: { rebuild: 'unreachable', posts: [{ published: { ok: true } }, {}, {}, {}] },
      });

      const waiting = await eventually(
        async () => (await callFunction(cutOff.url, 'site-status', { token: editor })).json,
        {
          until: ({ last_error }) => last_error !== undefined,
        },
      );
      expect(waiting).toMatchObject({ state: 'waiting', last_error: 'The build hook could not be reached.' });
      expect(JSON.stringify(waiting)).not.toContain('127.0.0.1:9');
      const { data } = await databaseOf(cutOff).from('blog_posts').select('slug');
      expect(data).toEqual([{ slug: `${article.slug_base}-nl` }]);
    } finally {
      await cutOff.remove();
    }
  });
});
