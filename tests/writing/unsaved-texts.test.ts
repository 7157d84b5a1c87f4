import type { Page } from 'playwright';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { bodyText } from '../support/browser/body-text.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { anEditor, aStoredArticle, callFunction, eventually } from '../support/products/editor.ts';

const product = inject('product');
const { url, adminToken } = product;
const token = await anEditor(product);

async function opened(slug: string, options = desktop) {
  const watched = await watchedPage(url, options);
  const { page } = watched;
  await page.goto(`${url}/admin/edit?slug=${slug}&token=${adminToken}`);
  await body(page).waitFor();
  return watched;
}

const body = (page: Page) => page.getByLabel('Inhoud');
const isStored = (page: Page) => page.getByText(/^Om \d\d:\d\d bewaard, nog niet in het artikel$/).waitFor();
const saysBody = (page: Page, text: string) =>
  eventually(() => bodyText(body(page)), { until: (value) => value === text });

async function aStoredPost(changes: object = {}): Promise<string> {
  const slugBase = `elders-${crypto.randomUUID().slice(0, 8)}`;
  const words = { title_nl: `Elders ${slugBase}`, html_nl: '<p>Zoals het was.</p>' };
  return `${await aStoredArticle(product, token, { slug_base: slugBase, ...words, ...changes })}-nl`;
}

const stored = async (slug: string) => (await callFunction(url, `read-post?slug=${slug}`, { token })).json;

async function draftsOf(slug: string): Promise<string[]> {
  const drafts = (await stored(slug))['drafts'] as { form: { content: string } }[];
  return drafts.map(({ form }) => form.content);
}

const hasNoDrafts = (slug: string) =>
  eventually(() => draftsOf(slug), { until: (drafts) => drafts.length === 0 });

async function saveElsewhere(slug: string, changes: object): Promise<void> {
  const { title, excerpt, content, revision } = await stored(slug);
  const saved = { slug, language: 'nl', title, excerpt, content, revision, ...changes };
  expect((await callFunction(url, 'update-blog-post', { token, body: saved })).status).toBe(200);
}

describe('unsaved text', () => {
  test(
    'can be continued in another browser, and is merged with changes that were saved since',
    { tags: ['heavy'] },
    async () => {
      const slug = await aStoredPost();
      const first = await opened(slug);
      await body(first.page).fill('Getypt en niet opgeslagen.');
      await isStored(first.page);
      await first.close();
      await saveElsewhere(slug, { excerpt: 'Van een ander.' });

      const { page, troubles } = await opened(slug, phone);
      await page.goto(`${url}/admin`);
      await page
        .getByRole('region', { name: 'Nog niet opgeslagen' })
        .getByRole('link', { name: `Elders ${slug.slice(0, -3)}` })
        .click();
      await page.getByText(/elders geschreven/).waitFor();
      await saysBody(page, 'Zoals het was.');
      expect(await accessibilityProblems(page, '.post-notice')).toEqual([]);
      await page.getByRole('button', { name: 'Verdergaan' }).click();
      await page.getByText('Iemand anders heeft intussen gewijzigd: samenvatting.').waitFor();
      await saysBody(page, 'Getypt en niet opgeslagen.');
      expect(await page.getByLabel('Korte samenvatting').inputValue()).toBe('Van een ander.');
      await page.keyboard.press('Control+s');
      await page.locator('.toast').getByText('Opgeslagen', { exact: true }).waitFor();
      expect(await stored(slug)).toMatchObject({
        content: '<p>Getypt en niet opgeslagen.</p>',
        excerpt: 'Van een ander.',
      });
      await hasNoDrafts(slug);
      expect(troubles).toEqual([]);
    },
  );

  test('requires the editor’s decision if another editor has changed the same words', async () => {
    const slug = await aStoredPost();
    const first = await opened(slug);
    await body(first.page).fill('Getypt en niet opgeslagen.');
    await isStored(first.page);
    await first.close();
    await saveElsewhere(slug, { content: '<p>Van een ander.</p>' });

    const { page } = await opened(slug);
    await page.getByText('Een andere tekst is nog niet opgeslagen').waitFor();
    await page.getByRole('button', { name: 'Bekijken' }).click();
    await page.locator('.post-notice ins').getByText('Getypt').waitFor();
    await page.getByRole('button', { name: 'Verdergaan' }).click();
    await page.getByText('Intussen is er iets opgeslagen door iemand anders.').waitFor();
    await saysBody(page, 'Getypt en niet opgeslagen.');
    await page.getByRole('button', { name: 'Opgeslagen versie nemen' }).click();
    await saysBody(page, 'Van een ander.');
    await hasNoDrafts(slug);
  });

  test(
    'can be discarded on the server, but remains in the browser in which the editor typed the text',
    { tags: ['heavy'] },
    async () => {
      const slug = await aStoredPost();
      const first = await opened(slug);
      await body(first.page).fill('Toch maar niet.');
      await isStored(first.page);
      const second = await opened(slug);
      await second.page.getByRole('button', { name: 'Weggooien', exact: true }).click();
      await second.page.getByRole('dialog').getByRole('button', { name: 'Weggooien' }).click();
      await hasNoDrafts(slug);
      await second.page.reload();
      await saysBody(second.page, 'Zoals het was.');
      expect(await second.page.getByText(/elders geschreven/).count()).toBe(0);
      // The first browser still stores the text, and must offer to restore it.
      await first.page.reload();
      await saysBody(first.page, 'Zoals het was.');
      await first.page.getByRole('button', { name: 'Verdergaan' }).waitFor();
    },
  );

  test(
    'is stored separately for each browser, and a browser can load the text of another browser',
    { tags: ['heavy'] },
    async () => {
      const slug = await aStoredPost();
      const first = await opened(slug);
      await body(first.page).fill('Van de eerste.');
      await isStored(first.page);
      const second = await opened(slug);
      await second.page.getByRole('button', { name: 'Verdergaan' }).click();
      await saysBody(second.page, 'Van de eerste.');
      await body(second.page).fill('Van de tweede.');
      // An earlier message about the draft may still be visible, so the server is polled.
      await eventually(() => draftsOf(slug), { until: (drafts) => drafts.includes('<p>Van de tweede.</p>') });

      await body(first.page).fill('Ook van de eerste.');
      await first.page.getByText(/elders geschreven/).waitFor();
      await saysBody(first.page, 'Ook van de eerste.');
      await first.page.getByRole('button', { name: 'Verdergaan' }).click();
      await saysBody(first.page, 'Van de tweede.');
      expect((await draftsOf(slug)).toSorted()).toEqual([
        '<p>Ook van de eerste.</p>',
        '<p>Van de tweede.</p>',
      ]);
      const third = await opened(slug, phone);
      await third.page.getByText('Nog 2 niet opgeslagen teksten').waitFor();
      expect(await third.page.locator('.post-notice').count()).toBe(1);
      await third.page.getByLabel('Welke tekst').selectOption({ index: 1 });
      expect(await accessibilityProblems(third.page, '.post-notice')).toEqual([]);
    },
  );

  test('is kept in the browser while the server is unreachable, and is sent once the server answers', async () => {
    const slug = await aStoredPost();
    const { page } = await opened(slug);
    await page.route('**/functions/v1/save-post-draft', (route) => route.abort());
    await body(page).fill('Zonder verbinding.');
    await page
      .getByText('Nog niet opgeslagen; in deze browser bewaard. De server is niet bereikbaar.')
      .waitFor();
    await page.unroute('**/functions/v1/save-post-draft');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await isStored(page);
    expect(await draftsOf(slug)).toEqual(['<p>Zonder verbinding.</p>']);

    // The session ends, and the editor signs in again in the same tab.
    await page.route('**/functions/v1/update-blog-post', (route) =>
      route.fulfill({ status: 401, json: { error: { code: 'not-signed-in', message: 'x', id: '1' } } }),
    );
    await page.keyboard.press('Control+s');
    await page.getByLabel('Toegangstoken').fill(adminToken);
    await page.unroute('**/functions/v1/update-blog-post');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await isStored(page);
    await saysBody(page, 'Zonder verbinding.');
    expect(await page.getByText(/elders geschreven|^Mislukt/).count()).toBe(0);
  });

  test('is kept on leaving at once, and is named at the tab of its language and on the start page', async () => {
    const form = { title: 'Later', excerpt: '', content: '', meta_title: '', meta_description: '' };
    const sent = { revision: 0, form: { ...form, slug_base: 'later', languages: [], publish_now: false } };
    for (let drafts = 0; drafts < 6; drafts++) {
      const id = crypto.randomUUID();
      expect((await callFunction(url, 'save-article-draft', { token, body: { id, ...sent } })).status).toBe(
        200,
      );
      onTestFinished(
        async () => void (await callFunction(url, 'delete-article-draft', { token, body: { id } })),
      );
    }
    const slug = await aStoredPost({ languages: ['nl', 'en'] });
    const { page } = await opened(slug);
    await body(page).fill('Net voor het weggaan.');
    await page.getByRole('link', { name: /^EN: Engels/ }).click();
    await page.getByRole('link', { name: /^NL: Nederlands .*Nog niet opgeslagen\)$/ }).waitFor();
    expect(await draftsOf(slug)).toEqual(['<p>Net voor het weggaan.</p>']);

    const another = await aStoredPost();
    await page.goto(`${url}/admin/edit?slug=${another}`);
    await body(page).fill('Net voor vandaag.');
    await page.getByRole('link', { name: 'Vandaag' }).first().click();
    const unsaved = page.getByRole('region', { name: 'Nog niet opgeslagen' });
    await unsaved.getByRole('link', { name: `Elders ${another.slice(0, -3)}` }).waitFor();
    expect(await unsaved.getByRole('listitem').count()).toBe(5);
    await unsaved.getByRole('button', { name: /^Alle \d+ tonen$/ }).click();
    expect(await unsaved.getByRole('listitem').count()).toBeGreaterThan(6);
  });
});
