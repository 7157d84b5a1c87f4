import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone, watchedPage, withoutFailed } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { withoutGone } from '../support/browser/publishing.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { anArticle, anEditor, callFunction, changePost } from '../support/products/editor.ts';
import { aPhoto } from '../support/images.ts';

const product = inject('product');
const { url } = product;
const aPostPage = '/blog/huis-winterklaar-maken-nl';
const token = await anEditor(product);

/** Opens the blog overview as an editor. A stub says whether a language model is available. */
async function onTheBlog(locale: Locale, { canWrite = false } = {}) {
  const watched = await signedInPage(product, { ...desktop, locale });
  const { page } = watched;
  await page.route('**/functions/v1/writing-help', (route) =>
    route.fulfill({ json: { translator: canWrite, model: null, months: [] } }),
  );
  await page.goto(url + pagePath({ page: 'blog', locale }));
  await openActions(page, locale);
  return watched;
}

const openActions = (page: Page, locale: Locale) =>
  page.getByRole('heading', { name: deskWords(locale).actions.title }).click();

async function aDraft(title: string): Promise<string> {
  const article = anArticle({ title_nl: title, languages: ['nl'], publish_main: false });
  expect((await callFunction(url, 'create-multilingual-blog', { token, body: article })).status).toBe(200);
  return article.slug_base;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openMenu = (page: Page) => page.locator('.blog-actions [aria-haspopup="menu"]').click();
const choose = async (page: Page, name: string) => {
  await openMenu(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
};
const toasts = (page: Page) => page.locator('.toasts').innerText();
const inTheMenu = [
  ...(['publishToday', 'publishBoth', 'preview', 'write'] as const),
  ...(['image', 'hideDaily', 'publishNews'] as const),
];

describe('editor’s actions on the blog', () => {
  test('are invisible to visitors, and pages for visitors do not load the code of the actions', async () => {
    const { page, close } = await watchedPage(url, desktop);
    const requests: string[] = [];
    const shown: string[] = [];
    page.on('request', (request) => requests.push(`${new URL(page.url()).pathname} → ${request.url()}`));
    // No other page loads React or calls a function: visitors/budgets.test.ts.
    for (const path of ['/', '/nl', '/nl/partners', '/blog', '/nl/blog', '/nl/blog/page/1', aPostPage]) {
      await page.goto(url + path, { waitUntil: 'load' });
      if ((await page.locator('.blog-actions, .edit-post').count()) > 0) shown.push(path);
    }
    await close();
    expect(shown).toEqual([]);
    const ofTheDesk = /(BlogActions|Desk|desk|session)[^/]*\.js|\/functions\/|\/(auth|rest)\/v1/;
    const onTheBlogPages = /\/blog\S* → .*\/_astro\/(?!LateScripts|editor-here).*\.js/;
    expect(requests.filter((request) => ofTheDesk.test(request) || onTheBlogPages.test(request))).toEqual([]);
    expect(requests.length).toBeGreaterThan(7);

    const html = await (await fetch(`${url}/nl/blog`)).text();
    expect(html).not.toContain('admin_token');
    const rendered = /<astro-island[^>]*BlogActions[^>]*>([^]*?)<\/astro-island>/.exec(html)?.[1];
    expect(rendered).toBe('');
    expect(html).not.toContain('.blog-actions');
  });

  for (const { chosen, tags } of [
    { chosen: ['nl', 'de'] as const, tags: [] },
    { chosen: ['en', 'es'] as const, tags: ['heavy'] },
  ])
    test(
      `appear in the language of the overview, with a reason for each disabled action (${chosen.join()})`,
      { tags },
      async () => {
        const { page, troubles } = await onTheBlog('nl');
        await page.route('**/functions/v1/hide-daily', (route) =>
          route.fulfill({ status: 404, json: { error: { code: 'daily-news-not-found' } } }),
        );
        for (const locale of chosen) {
          const { actions, refusals } = deskWords(locale);
          if (locale === 'de') await page.setViewportSize({ width: 320, height: 700 });
          await page.goto(url + pagePath({ page: 'blog', locale }));
          await openActions(page, locale);
          await page.getByRole('button', { name: actions.publish.idle, exact: true }).waitFor();
          await openMenu(page);
          const entries = page.getByRole('menuitem');
          expect(await entries.allTextContents()).toEqual(inTheMenu.map((name) => actions[name].idle));
          expect(await entries.filter({ hasText: actions.write.idle }).isDisabled()).toBe(true);
          await page.getByText(actions.noWriter).waitFor();
          expect(await accessibilityProblems(page)).toEqual([]);
          const sideways = await tooWide(page);
          expect([locale, sideways]).toEqual([locale, 0]);
          await entries.filter({ hasText: actions.hideDaily.idle }).click();
          await expect.poll(() => toasts(page)).toContain(actions.hideFailed);
          expect(await toasts(page)).toContain(`${actions.failedText}. ${refusals['daily-news-not-found']}`);
        }
        expect(withoutFailed(troubles, 404, '/functions/v1/hide-daily')).toEqual([]);
      },
    );

  for (const { device, options } of [
    { device: 'phone', options: phone },
    { device: 'desktop', options: desktop },
  ])
    test(
      `update the chosen article’s image on the open page and on the published site (${device})`,
      { tags: ['heavy'] },
      async () => {
        const article = anArticle({ title_nl: `Foto ${crypto.randomUUID().slice(0, 8)}`, languages: ['nl'] });
        await callFunction(url, 'create-multilingual-blog', { token, body: article });
        const slug = `${article.slug_base}-nl`;
        const { page, troubles } = await onTheBlog('nl');
        await page.setViewportSize(options.viewport);
        await page.getByLabel('Gekozen artikel').selectOption(slug);
        await choose(page, 'Afbeelding bijwerken');
        const panel = page.getByRole('region', { name: `Afbeelding bijwerken: ${article.title_nl}` });
        await panel.getByLabel('Afbeelding kiezen').setInputFiles({
          name: 'photo.jpg',
          mimeType: 'image/jpeg',
          buffer: await aPhoto({ width: 1200, height: 800 }),
        });
        await panel.locator('.image-focus img').waitFor();
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
        await press(page, 'Afbeelding opslaan');
        await panel.getByText('Beschrijf wat er op de afbeelding te zien is.').waitFor();
        await panel.getByLabel('Beschrijving van de afbeelding').fill('Een terras met uitzicht');
        await press(page, 'Afbeelding opslaan');
        await expect.poll(() => toasts(page)).toMatch(/Klaar\s+De afbeelding is bijgewerkt\./);
        const button = page.locator('.blog-actions [aria-haspopup="menu"]');
        await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
        expect(page.url()).toBe(`${url}/nl/blog`);
        await page.getByText('Live: gecontroleerd, de pagina staat op de site.').waitFor({ timeout: 30_000 });
        const html = await (await fetch(`${url}/blog/${slug}`)).text();
        expect(html).toContain('alt="Een terras met uitzicht"');
        expect(html).toContain('<strong>pomp</strong>');
        expect(troubles).toEqual([]);
      },
    );

  test('request the second factor, and report after a cancellation that the second factor is required', async () => {
    const { page } = await onTheBlog('nl');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.route('**/functions/v1/publish-today', (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'second-factor-needed' } } }),
    );
    const { actions, refusals, access } = deskWords('nl');
    await choose(page, actions.publishToday.idle);
    await page.getByRole('dialog', { name: access.code.title }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => toasts(page)).toContain(refusals['second-factor-needed']);
  });

  test('mail a preview of a draft, publish the draft together with today’s news, and hide the news', async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
    const newsSlug = `daily-ibiza-news-${day}-nl`;
    const news = { title: 'Nieuws van de dag', slug: newsSlug, language: 'nl', content: 'Kort nieuws.' };
    // Another test may already have stored today’s news.
    const stored = await callFunction(url, 'create-blog-draft', { token, body: news });
    expect([200, 409]).toContain(stored.status);
    const title = `Concept ${crypto.randomUUID().slice(0, 8)}`;
    const slugBase = await aDraft(title);
    const { page, troubles } = await onTheBlog('nl');
    await page.getByLabel('Gekozen artikel').selectOption(`${slugBase}-nl`);
    await choose(page, 'Voorvertoning mailen');
    await page.getByText('De voorvertoning is gemaild naar bedrijf@example.com.').waitFor();

    await choose(page, 'Concept en bericht van vandaag publiceren');
    await expect.poll(() => toasts(page)).toContain('Gepubliceerd');
    await page.getByText(/^Live: /).waitFor({ timeout: 30_000 });
    for (const slug of [`${slugBase}-nl`, newsSlug])
      expect((await fetch(`${url}/blog/${slug}`)).status).toBe(200);
    expect(await accessibilityProblems(page)).toEqual([]);

    // A live article can be previewed, but not published again.
    const { preview, publish, publishBoth } = deskWords('nl').actions;
    await openMenu(page);
    const areEnabled = () =>
      Promise.all(
        [preview, publish, publishBoth].map(({ idle }) =>
          page.locator('.publish-button').getByText(idle, { exact: true }).isEnabled(),
        ),
      );
    await expect.poll(areEnabled).toEqual([true, false, false]);

    await page.getByRole('menuitem', { name: 'Dagelijkse update verbergen' }).click();
    await page.getByText('De dagelijkse update staat niet meer online.').waitFor();
    expect(withoutGone(troubles, newsSlug)).toEqual([]);

    await page.goto(`${url}/blog/${slugBase}-nl`);
    await page.getByRole('link', { name: 'Bewerken' }).click();
    await page.waitForURL(`${url}/admin/edit?slug=${slugBase}-nl`);
    await page.getByText(/^Gemaild op .* aan de mailbox van het bedrijf\. Nog niets besloten\.$/).waitFor();
  });

  test('ask before an unread translation goes live, and offer to undo the publication', async () => {
    const title = `Vertaald ${crypto.randomUUID().slice(0, 8)}`;
    const article = anArticle({ title_nl: title, languages: ['nl', 'en'], publish_main: false });
    expect((await callFunction(url, 'create-multilingual-blog', { token, body: article })).status).toBe(200);
    const slug = `${article.slug_base}-en`;
    await changePost(product, { slug, token, changes: { translation: 'machine' } });
    const { page, troubles } = await onTheBlog('nl');
    const { actions, articles, frame, life } = deskWords('nl');
    const chosen = page.getByLabel(actions.chosen);
    await chosen.getByText(`${title} (EN)`).waitFor({ state: 'attached' });
    const publish = page.getByRole('button', { name: actions.publish.idle, exact: true });
    expect([await chosen.inputValue(), await publish.isDisabled()]).toEqual(['', true]);
    await chosen.selectOption(slug);
    await publish.click();
    const question = page.getByRole('dialog', { name: articles.together.unreadTitle });
    await question.getByText(articles.together.unread.one).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: frame.cancel }).click();
    const isPublished = async () =>
      (await callFunction(url, `read-post?slug=${slug}`, { token })).json['is_published'];
    expect(await isPublished()).toBe(false);

    await publish.click();
    await question.getByRole('button', { name: articles.together.unreadConfirm }).click();
    await expect.poll(() => toasts(page)).toMatch(/Gepubliceerd\s+Gepubliceerde talen: EN/);
    expect(await isPublished()).toBe(true);
    await press(page, life.undo);
    await expect.poll(() => toasts(page)).toContain(life.undone);
    expect(await isPublished()).toBe(false);
    expect(withoutGone(troubles, slug)).toEqual([]);
  });

  test('select the article that AI has written, and report whether the daily news could be hidden', async () => {
    const title = `Geschreven ${crypto.randomUUID().slice(0, 8)}`;
    const { page } = await onTheBlog('en', { canWrite: true });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let slugBase = '';
    await page.route('**/functions/v1/write-ai-text', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ topic: 'Pools in winter', language: 'en' });
      await held;
      slugBase = await aDraft(title);
      await route.fulfill({ json: { slug: `${slugBase}-nl`, language: 'nl' } });
    });
    await page.getByLabel('Topic of the AI text').fill('Pools in winter');
    await choose(page, 'AI text of about 400 words');
    await page.getByRole('button', { name: 'AI is writing…' }).waitFor();
    expect(await page.locator('.blog-actions [aria-haspopup="menu"]').isDisabled()).toBe(true);
    release();
    await expect.poll(() => toasts(page)).toContain('Created');
    await expect.poll(() => page.getByLabel('Chosen article').inputValue()).toBe(`${slugBase}-nl`);

    await page.route('**/functions/v1/hide-daily', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Oops', id: 'x' } } }),
    );
    await choose(page, 'Hide daily update');
    await expect.poll(() => toasts(page)).toMatch(/Hide failed\s+Something went wrong/);
    await page.route('**/functions/v1/hide-daily', (route) =>
      route.fulfill({ json: { slugs: [], rebuild: 'requested', content_version: 0 } }),
    );
    await choose(page, 'Hide daily update');
    await expect.poll(() => toasts(page)).toMatch(/Hidden\s+Daily update is no longer published\./);
  });
});
