/** The pages of the specification that publish a sample article each. */
import { describe, expect, inject, test } from 'vitest';
import { deskPages } from '#core/desk-pages.ts';
import { locales } from '#core/locale.ts';
import { words } from '#i18n/words.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { databaseOf } from '../support/products/database-of.ts';
import { anEditor, changePost, eventually } from '../support/products/editor.ts';

// This product has no posts at the start. These tests publish sample articles, which would change the post lists that
// tests on other products check.
const product = inject('product');

const dutchPages = {
  'create-blog-now': 'sleutelbeheer-op-ibiza',
  'publish-blog-now': 'ibiza-nieuws-2025-08-18',
  'create-ibiza-news': 'ibiza-nieuws-2025-08-11',
  'test-create-blog': 'proefartikel-ibiza',
  'direct-publish-blog': 'zwembadonderhoud-op-ibiza',
  'publish-correct-ibiza-news': 'ibiza-nieuws-gecorrigeerd',
} as const;
const fourLanguages = 'ibiza-news-2025-08-11';
const bases = [...Object.values(dutchPages), fourLanguages];

const atTheDesk = (options = desktop) => signedInPage(product, options);

async function storedPosts(): Promise<{ slug: string; is_published: boolean }[]> {
  const posts = databaseOf(product, await anEditor(product))
    .from('blog_posts')
    .select('slug, is_published');
  return (await posts.in('slug_base', bases).order('slug').throwOnError()).data;
}

describe('pages that send sample articles', () => {
  test('refuse visitors without a session', async () => {
    const { page, requests } = await watchedPage(product.url, phone);
    for (const name of [...Object.keys(dutchPages), 'ibiza-news-drafts', 'publish-ibiza-news'] as const) {
      await page.goto(`${product.url}${deskPages[name as keyof typeof deskPages]}`, {
        waitUntil: 'networkidle',
      });
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Niet toegestaan');
    }
    expect(requests.filter((request) => request.includes('/functions/v1/'))).toEqual([]);
    expect(await storedPosts()).toEqual([]);
  });

  for (const { often, rounds, tags } of [
    { often: 'once', rounds: [1], tags: [] },
    { often: 'twice', rounds: [1, 2], tags: ['heavy'] },
  ])
    test(`publish each of six articles once if an editor sends each ${often}`, { tags }, async () => {
      const { page, troubles } = await atTheDesk();
      for (const round of rounds) {
        for (const name of Object.keys(dutchPages) as (keyof typeof dutchPages)[]) {
          await page.goto(`${product.url}${deskPages[name]}`);
          const start = page.getByRole('button', { name: 'Maken en publiceren' });
          const done = page
            .getByRole('status')
            .getByText('Blog post succesvol aangemaakt en gepubliceerd!')
            .first();
          await start.or(done).waitFor();
          if (await start.isVisible()) await start.click();
          await done.waitFor();
          // By keyboard, because a message may cover it until one page leads on, two seconds later.
          await page.getByText('Antwoord van de server').press('Enter');
          expect([round, await page.locator('pre').textContent()]).toEqual([
            round,
            expect.stringContaining(`"slug_base": "${dutchPages[name]}"`),
          ]);
          if (name === 'publish-blog-now') await page.waitForURL(`${product.url}/blog`);
        }
      }
      const expected = Object.values(dutchPages)
        .map((base) => ({ slug: `${base}-nl`, is_published: true }))
        .sort((a, b) => a.slug.localeCompare(b.slug));
      expect(await storedPosts()).toEqual(expected);
      // One message announces all pages that go live in quick succession.
      await page.getByText(/^Live: /).waitFor({ timeout: 60_000 });
      expect(await accessibilityProblems(page)).toEqual([]);
      // Without Spanish articles, the Spanish blog shows the Dutch ones and no search.
      const { blog } = words('es');
      await page.goto(`${product.url}/es/blog`);
      await page.getByText(blog.fallbackNotice).waitFor();
      expect(await page.locator('.cards li article:not([lang="nl"])').count()).toBe(0);
      expect(await page.getByRole('searchbox', { name: blog.search.label }).count()).toBe(0);
      expect(troubles).toEqual([]);
    });

  test(
    'store an article in four languages as drafts, and then publish all four',
    { tags: ['heavy'] },
    async () => {
      const { page, troubles } = await atTheDesk(phone);
      for (const round of [1, 2]) {
        await page.goto(`${product.url}${deskPages['ibiza-news-drafts']}`);
        await page.getByRole('button', { name: 'Concepten maken' }).click();
        await page.getByRole('status').getByText('Blog succesvol aangemaakt!').first().waitFor();
        const drafts = (await storedPosts()).filter(({ slug }) => slug.startsWith(fourLanguages));
        expect([round, drafts.map(({ is_published }) => is_published)]).toEqual([
          round,
          locales.map(() => false),
        ]);
      }
      for (const round of [1, 2]) {
        await page.goto(`${product.url}${deskPages['publish-ibiza-news']}?round=${round}`);
        await page.getByRole('status').getByText('Blog succesvol gepubliceerd!').first().waitFor();
      }
      await page.getByText(/^Live: /).waitFor({ timeout: 60_000 });
      expect(await page.getByRole('link', { name: 'Bekijken' }).count()).toBe(4);
      for (const locale of locales) {
        const html = await (await fetch(`${product.url}/blog/${fourLanguages}-${locale}`)).text();
        expect(html).toContain(`<html lang="${locale}"`);
      }
      expect((await storedPosts()).filter(({ slug }) => slug.startsWith(fourLanguages))).toHaveLength(4);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(troubles).toEqual([]);
    },
  );

  test('show the details of an error, and let the editor send the article again', async () => {
    const { page } = await atTheDesk();
    let broken = true;
    await page.route('**/functions/v1/create-multilingual-blog', (route) =>
      broken
        ? route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Oops', id: 'x' } } })
        : route.continue(),
    );
    await page.goto(`${product.url}${deskPages['direct-publish-blog']}`);
    await page.getByText('Onverwachte fout opgetreden').waitFor();
    await page
      .getByRole('status')
      .getByText(/^Onverwachte fout: Er ging iets mis op de server/)
      .waitFor();
    await page.getByText('Antwoord van de server').click();
    expect(await page.locator('pre').textContent()).toContain('"code": "internal"');
    broken = false;
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await page
      .getByRole('status')
      .getByText('Blog post succesvol aangemaakt en gepubliceerd!')
      .first()
      .waitFor();
  });

  test.each([
    ['create-blog-draft', 'Fout bij publiceren', 'Fout bij het aanmaken van de blog post: '],
    ['publish-blog-posts', 'Publicatie mislukt', 'Publicatie mislukt: '],
  ])('show the title and the reason of a refusal by %s (“%s”)', async (name, title, said) => {
    const { page } = await atTheDesk();
    await page.route(`**/functions/v1/${name}`, (route) =>
      route.fulfill({ status: 409, json: { error: { code: 'changed-meanwhile', message: '…' } } }),
    );
    await page.goto(`${product.url}${deskPages['publish-ibiza-news']}`);
    await page.locator('.toast').getByText(title, { exact: true }).waitFor();
    await page
      .getByRole('status')
      .getByText(new RegExp(`^${said}.`))
      .waitFor();
  });

  test('do not overwrite an article that an editor has changed', async () => {
    const slug = 'sleutelbeheer-op-ibiza-nl';
    await changePost(product, {
      slug,
      token: await anEditor(product),
      changes: { title: 'Door de redactie herschreven' },
    });
    const { page } = await atTheDesk();
    await page.goto(`${product.url}${deskPages['create-blog-now']}`);
    await page.getByRole('button', { name: 'Maken en publiceren' }).click();
    await page
      .getByRole('status')
      .getByText(/Er is al een ander artikel met dit webadres/)
      .first()
      .waitFor();
    await eventually(storedPosts, {
      until: (posts) => posts.filter((post) => post.slug === slug).length === 1,
    });
  });
});
