import { describe, expect, inject, test } from 'vitest';
import { databaseOf } from '../support/products/database-of.ts';
import {
  anArticle,
  anEditor,
  callFunction,
  changePost,
  eventually,
  siteIsLive,
  type Answer,
} from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

const publish = (article: ReturnType<typeof anArticle>) =>
  callFunction(url, 'create-multilingual-blog', { token, body: article });
const change = (slug: string, changes: object) => changePost(product, { slug, token, changes });
const storedSlugs = async (slugBase: string, database = databaseOf(product, token)) =>
  (await database.from('blog_posts').select('slug').eq('slug_base', slugBase).throwOnError()).data;
const page = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' });
const pageText = async (path: string) => (await page(path)).text();
const statusOf = async (path: string) => (await page(path)).status;
const live = (path: string) => eventually(() => statusOf(path), { until: (status) => status === 200 });
const contentVersion = (answer: Answer) =>
  (answer.json['data'] as { content_version: number }).content_version;
const build = async () =>
  (await fetch(`${url}/build.json`)).json() as Promise<{
    contentVersion: number;
    builtAt: string;
    posts: Record<string, number>;
  }>;

describe('publishing an article', () => {
  test('shows the article on its page, and in the overview, feed and sitemap of its language', async () => {
    const article = anArticle({ title_nl: 'Kersvers bericht over de tuin' });
    const slug = `${article.slug_base}-nl`;
    await siteIsCurrent();
    const before = await build();
    const answer = await publish(article);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      data: {
        slug_base: article.slug_base,
        posts: [
          {
            language: 'nl',
            slug,
            created: { ok: true },
            translation: 'source',
            published: { ok: true, slug },
          },
          ...['en', 'es', 'de'].map((language) => ({
            language,
            slug: `${article.slug_base}-${language}`,
            created: { ok: true },
            translation: 'pending',
          })),
        ],
        rebuild: expect.stringMatching(/^(requested|waiting)$/) as string,
        content_version: expect.any(Number) as number,
      },
      error: null,
    });

    await live(`/blog/${slug}`);
    const html = await pageText(`/blog/${slug}`);
    expect(html).toContain('<html lang="nl"');
    expect(html).toContain('Controleer de <strong>pomp</strong> elke week.');
    expect(html).toContain('<meta name="post-revision" content="1">');
    expect(await pageText('/nl/blog')).toContain(`/blog/${slug}`);
    expect(await pageText('/nl/rss.xml')).toContain(`/blog/${slug}<`);
    expect(await pageText('/sitemap-posts-nl-0-0.xml')).toContain(`/blog/${slug}<`);

    const after = await build();
    expect(after.contentVersion).toBeGreaterThanOrEqual(contentVersion(answer));
    expect(after.posts['nl']).toBe((before.posts['nl'] ?? 0) + 1);

    for (const language of ['en', 'es', 'de'])
      expect(await statusOf(`/blog/${article.slug_base}-${language}`)).toBe(404);
    for (const path of [
      '/sitemap-posts-nl-0-0.xml',
      '/rss.xml',
      '/es/rss.xml',
      '/de/rss.xml',
      '/blog',
      '/es/blog',
      '/de/blog',
    ]) {
      expect(await pageText(path)).not.toMatch(new RegExp(`${article.slug_base}-(en|es|de)`));
    }
    expect(await storedSlugs(article.slug_base, databaseOf(product))).toEqual([{ slug }]);
  });

  test('needs at most three builds for ten concurrent articles, during which pages remain available', async () => {
    await siteIsCurrent();
    const builds = new Set<string>([(await build()).builtAt]);
    const failures: string[] = [];
    let reading = true;
    const readers = ['/', '/nl/blog', '/blog', '/build.json'].map(async (path) => {
      while (reading) {
        const response = await page(path);
        const text = await response.text();
        if (response.status !== 200 || (path !== '/build.json' && !text.trimEnd().endsWith('</html>')))
          failures.push(`${path} ${response.status}`);
        if (path === '/build.json') builds.add((JSON.parse(text) as { builtAt: string }).builtAt);
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    });

    const articles = Array.from({ length: 10 }, () => anArticle());
    for (const { status } of await Promise.all(articles.map(publish))) expect(status).toBe(200);
    for (const { slug_base } of articles) await live(`/blog/${slug_base}-nl`);
    await siteIsCurrent();
    reading = false;
    await Promise.all(readers);

    expect(failures).toEqual([]);
    expect(builds.size - 1).toBeLessThanOrEqual(3);
    expect(builds.size - 1).toBeGreaterThan(0);
  });

  test('stores a repeated article only once, and refuses a different article with the same slug base', async () => {
    const article = anArticle();
    const first = await publish(article);
    const again = await publish(article);
    expect(again.status).toBe(200);
    expect((again.json['data'] as { posts: unknown }).posts).toEqual(
      (first.json['data'] as { posts: unknown }).posts,
    );
    expect(contentVersion(again)).toBe(contentVersion(first));

    const other = await publish({ ...article, html_nl: '<p>Heel iets anders.</p>' });
    expect([other.status, other.json]).toMatchObject([409, { error: { code: 'slug-taken' } }]);
  });

  test('publishes a draft, and changes nothing if the request is repeated', async () => {
    const slug = `proef-${crypto.randomUUID().slice(0, 8)}-en`;
    const draft = { title: 'A draft about the garden', slug, language: 'en', content: 'Water **early**.' };
    const created = await callFunction(url, 'create-blog-draft', { token, body: draft });
    expect([created.status, created.json]).toMatchObject([
      200,
      { id: expect.any(String) as string, slug, language: 'en' },
    ]);
    expect((await callFunction(url, 'create-blog-draft', { token, body: draft })).json).toEqual(created.json);
    const other = { ...draft, content: 'Water late.' };
    expect((await callFunction(url, 'create-blog-draft', { token, body: other })).status).toBe(409);

    const first = await callFunction(url, 'publish-blog-post', { token, body: { slug, language: 'en' } });
    expect(first.json).toMatchObject({
      slug,
      published_at: expect.any(String) as string,
      content_version: expect.any(Number) as number,
    });
    const again = await callFunction(url, 'publish-blog-post', { token, body: { slug, language: 'en' } });
    expect(again.json).toMatchObject({
      published_at: first.json['published_at'],
      content_version: first.json['content_version'],
    });
    await live(`/blog/${slug}`);
  });
});

describe('site-status', () => {
  test('requests a build for a change if no function has requested one', async () => {
    const article = anArticle();
    const slug = `${article.slug_base}-nl`;
    await publish(article);
    await live(`/blog/${slug}`);
    await siteIsCurrent();
    await change(slug, { is_published: false });
    await siteIsCurrent();
    expect(await statusOf(`/blog/${slug}`)).toBe(404);
  });
});

describe('hiding an article', () => {
  test('removes the page even if the site is being built with the article', async () => {
    const article = anArticle();
    const slug = `${article.slug_base}-nl`;
    await siteIsCurrent();
    await publish(article);
    const stateOf = async () => (await callFunction(url, 'site-status', { token })).json['state'];
    await eventually(stateOf, { until: (state) => state === 'building' || state === 'live' });
    const hide = () => callFunction(url, 'hide-blog-posts', { token, body: { slugs: [slug] } });
    const hidden = await hide();
    expect([hidden.status, hidden.json]).toMatchObject([200, { slugs: [slug] }]);
    await siteIsCurrent();
    expect(await statusOf(`/blog/${slug}`)).toBe(404);
    expect((await hide()).json['content_version']).toBe(hidden.json['content_version']);
    const missing = await callFunction(url, 'hide-blog-posts', { token, body: { slugs: ['nergens-nl'] } });
    expect([missing.status, missing.json]).toMatchObject([404, { error: { code: 'post-not-found' } }]);
  });
});

describe('publishing an article (concurrent tests)', () => {
  test.concurrent('stores an article once if eight simultaneous requests send the article', async () => {
    const article = anArticle();
    const answers = await Promise.all(Array.from({ length: 8 }, () => publish(article)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await storedSlugs(article.slug_base)).toHaveLength(4);
  });

  test.concurrent('removes scripts from the HTML of the text', async () => {
    const article = anArticle({
      html_nl:
        '<h2>Tuin</h2><script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">klik</a>',
    });
    await publish(article);
    await live(`/blog/${article.slug_base}-nl`);
    const [html = ''] =
      /<article[\s\S]*<\/article>/.exec(await pageText(`/blog/${article.slug_base}-nl`)) ?? [];
    expect(html).toContain('<h2>Tuin</h2>');
    expect(html).not.toMatch(/alert\(\d\)|onerror/);
  });

  test.concurrent('refuses to publish an untranslated copy', async () => {
    const article = anArticle();
    const asked = await publish({ ...article, publish_translations: true });
    expect(asked.json).toMatchObject({
      data: { posts: [{}, { published: { ok: false, error: 'post-untranslated' } }, {}, {}] },
    });
    const refused = await callFunction(url, 'publish-blog-post', {
      token,
      body: { slug: `${article.slug_base}-de`, language: 'de' },
    });
    expect([refused.status, refused.json]).toMatchObject([409, { error: { code: 'post-untranslated' } }]);
  });

  test.concurrent('removes a hidden post from the site with the next build', async () => {
    const article = anArticle();
    const slug = `${article.slug_base}-nl`;
    await publish(article);
    await live(`/blog/${slug}`);
    await change(slug, { is_published: false });
    // Publishing another article requests a build. Otherwise, the schedule would request it minutes later.
    await publish(anArticle());
    await eventually(() => statusOf(`/blog/${slug}`), { until: (status) => status === 404 });
    expect(await pageText('/nl/blog')).not.toContain(slug);
    expect(await pageText('/sitemap-posts-nl-0-0.xml')).not.toContain(slug);
  });

  test.concurrent('labels an AI-written text until an editor has reviewed it', async () => {
    const article = anArticle();
    const slug = `${article.slug_base}-nl`;
    const label = 'Deze tekst is geschreven door kunstmatige intelligentie en nog niet nagelezen.';
    const mark = 'TrainedAlgorithmicMediaDigitalSource';
    await publish(article);
    await change(slug, { written_by_ai: true });
    await publish(anArticle());
    const labelled = await eventually(() => pageText(`/blog/${slug}`), {
      until: (html) => html.includes(label),
    });
    expect(labelled).toContain(mark);

    const checklist = ['facts', 'names', 'tone', 'links'];
    const review = { slug, language: 'nl', revision: 2, checklist, reviewer: 'Redactie' };
    // The server measures the time of the review from this call on, and does not count a review that is too quick.
    expect((await callFunction(url, 'watch-post', { token, body: { slug } })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect((await callFunction(url, 'review-post', { token, body: review })).status).toBe(200);
    const day = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format();
    const line = `Nagelezen door Redactie op ${day}`;
    const reviewed = await eventually(() => pageText(`/blog/${slug}`), {
      until: (html) => html.includes(line),
    });
    expect(reviewed).not.toContain(label);
    expect(reviewed).not.toContain(mark);
  });

  test.concurrent('lets visitors find published posts in the language of the search, and no drafts', async () => {
    const found = await callFunction(url, 'search?q=zwembad&lang=nl');
    expect(found.status).toBe(200);
    const results = found.json['results'] as Record<string, unknown>[];
    expect(results.length).toBeGreaterThan(0);
    expect(Object.keys(results[0] ?? {}).sort()).toEqual(['excerpt', 'published_at', 'slug', 'title']);
    expect(results.every(({ slug }) => String(slug).endsWith('-nl'))).toBe(true);
    for (const q of ['geheimconcept', '', "'; drop table blog_posts; --", '%', '*:|&!()', '😀']) {
      const odd = await callFunction(url, `search?q=${encodeURIComponent(q)}&lang=nl`);
      expect([q, odd.status, odd.json]).toMatchObject([q, 200, { results: [] }]);
    }
    expect((await callFunction(url, 'search?q=pool&lang=fr')).status).toBe(400);
  });
});

const siteIsCurrent = () => siteIsLive(product, token);
