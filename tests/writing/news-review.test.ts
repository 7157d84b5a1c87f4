import { beforeAll, describe, expect, inject, test } from 'vitest';
import { reviewChecks } from '#core/publishing/review/review-checks.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { openSheet } from '../support/browser/article-side.ts';
import { phone } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { anArticle, anEditor, callFunction, changePost, eventually } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const slugBase = 'daily-ibiza-news-2026-01-02';
const slug = `${slugBase}-nl`;
const token = await anEditor(product);

// Stores a draft marked as written by AI, as the daily news job does, and publishes it.
beforeAll(async () => {
  const article = anArticle({
    slug_base: slugBase,
    title_nl: 'Nieuws van een proefdag',
    html_nl:
      '<p>De pier is open.</p>\n<h2>Bronnen</h2>\n<ul>\n<li><a href="https://feed.example/1" lang="es">El muelle</a> (Proefkrant, 1 januari 2026)</li>\n</ul>',
    publish_main: false,
  });
  expect((await callFunction(url, 'create-multilingual-blog', { token, body: article })).status).toBe(200);
  await changePost(product, { slug, token, changes: { written_by_ai: true } });
  const publish = { slug, language: 'nl' };
  expect((await callFunction(url, 'publish-blog-post', { token, body: publish })).status).toBe(200);
  await eventually(async () => (await fetch(`${url}/blog/${slug}`)).status, {
    until: (status) => status === 200,
  });
});

const textOf = async (path: string) => (await fetch(`${url}${path}`)).text();

describe('daily news', () => {
  test('is labelled as AI text in words and in structured data, and has a separate overview and feed', async () => {
    const post = await textOf(`/blog/${slug}`);
    expect(post).toContain('geschreven door kunstmatige intelligentie');
    expect(post).toMatch(/"@type":"NewsArticle"[^<]*"digitalSourceType":"[^"]*TrainedAlgorithmicMedia/);
    expect(post).toContain(
      '<a href="https://feed.example/1" lang="es" rel="noopener noreferrer">El muelle</a>',
    );

    const [news, blog] = await Promise.all(['/nl/blog/news', '/nl/blog'].map(textOf));
    expect(news).toContain(`href="/blog/${slug}"`);
    expect(news).not.toContain('href="/blog/huis-winterklaar-maken-nl"');
    expect(blog).toContain('href="/nl/blog/news"');

    const [feed, whole, none] = await Promise.all(
      ['/nl/news.xml', '/nl/rss.xml', '/de/news.xml'].map(textOf),
    );
    expect(feed?.match(/<item>/g)).toHaveLength(1);
    expect(feed).toContain(`${url}/blog/${slug}`);
    expect(whole).toContain(`${url}/blog/${slug}`);
    expect(none).not.toContain('<item>');
  });

  test(
    'shows the reviewing editor’s name instead of the AI label after the editor signed the checklist',
    { tags: ['heavy'] },
    async () => {
      const { page, troubles } = await signedInPage(product, phone);
      await page.goto(`${url}/admin/edit?slug=${slug}`);
      await openSheet(page);
      const list = page.getByRole('group', { name: 'Nalezen en ondertekenen' });
      const sign = list.getByRole('button', { name: 'Ondertekenen' });
      await sign.waitFor();
      const checks = await list.getByRole('checkbox').all();
      expect(checks).toHaveLength(reviewChecks.length);
      for (const check of checks) {
        expect(await sign.isDisabled()).toBe(true);
        await check.check();
      }
      await page.getByLabel('Titel', { exact: true }).fill('Nieuws van een andere dag');
      expect(await sign.isDisabled()).toBe(true);
      await page.getByLabel('Titel', { exact: true }).fill('Nieuws van een proefdag');
      expect(await accessibilityProblems(page, '.review-checklist')).toEqual([]);
      // The review counts only after a minimum reading time, which is over after nine seconds.
      await page.waitForFunction(() => performance.now() > 9000);
      await sign.click();
      await page.getByText(/^Nagelezen door Redactie,/).waitFor();
      const post = await eventually(() => textOf(`/blog/${slug}`), {
        until: (text) => text.includes('Redactie'),
      });
      expect(post).toContain('Nagelezen door Redactie op');
      expect(post).not.toMatch(/kunstmatige intelligentie en nog niet|digitalSourceType/);
      expect(troubles).toEqual([]);
    },
  );
});
