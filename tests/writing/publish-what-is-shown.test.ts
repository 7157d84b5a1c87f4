import { describe, expect, inject, test } from 'vitest';
import { locales, sourceLocale } from '#core/locale.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { showSource } from '../support/browser/body-text.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone, phoneThenDesktop, watchedPage } from '../support/browser/chromium.ts';
import { toEndOf } from '../support/browser/hands.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { aKnownArticle } from '../support/stand-ins/demo-translator.ts';
import { anEditor, aStoredArticle, callFunction } from '../support/products/editor.ts';
import { choosePublishing, mainButton, openPublishing } from '../support/browser/publishing.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

const previewedWords = {
  title: 'Nieuw',
  excerpt: '',
  content: '<p>Tekst.</p>',
  meta_title: '',
  meta_description: '',
};

const read = async (slug: string) => (await callFunction(url, `read-post?slug=${slug}`, { token })).json;

describe('publishing from the page of an article', () => {
  test('saves the typed text before publishing, and publishes nothing if saving fails', async () => {
    const slug = `${await aStoredArticle(product, token, { languages: ['nl'], publish_main: false })}-nl`;
    const { page } = await signedInPage(product, desktop);
    await page.goto(`${url}/admin/edit?slug=${slug}`);
    const body = page.getByLabel('Inhoud', { exact: true });
    await body.waitFor();
    await toEndOf(body);
    await page.keyboard.type(' Net getypt.');
    await page.locator('.article-bar').getByText('concept', { exact: true }).waitFor();

    await page.route('**/functions/v1/update-blog-post', (route) => route.abort());
    const send = mainButton(page);
    expect(await send.allInnerTexts()).toEqual(['Publiceren']);
    await send.click();
    await page.locator('.toasts').getByText('De server is niet bereikbaar.').waitFor();
    expect(await read(slug)).toMatchObject({ is_published: false });
    await page.unroute('**/functions/v1/update-blog-post');

    // The desk has not saved the last words yet when the button is pressed.
    await page.keyboard.press('Escape');
    await toEndOf(body);
    await page.keyboard.type(' Tot het laatst.');
    await send.click();
    await page.locator('.toasts').getByText('Gepubliceerd').waitFor();
    await page
      .locator('.article-bar')
      .getByRole('link', { name: /^Live sinds/ })
      .waitFor();
    const stored = await read(slug);
    expect(stored).toMatchObject({ is_published: true });
    expect(stored['content']).toContain('Net getypt. Tot het laatst.');
    await page.getByText('Nog niet opgeslagen').waitFor({ state: 'detached' });
  });

  for (const { size, tags } of phoneThenDesktop)
    test('takes one click the first time, and does not happen with Ctrl+S', { tags }, async () => {
      const slug = `${await aStoredArticle(product, token, { languages: ['nl'], publish_main: false })}-nl`;
      const { page } = await signedInPage(product, size);
      await page.goto(`${url}/admin/edit?slug=${slug}`);
      const body = page.getByLabel('Inhoud', { exact: true });
      await toEndOf(body);
      await page.keyboard.type(' Eerst bewaard.');
      const publish = mainButton(page);
      await publish.waitFor();
      await page.keyboard.press('Control+s');
      await page.locator('.toasts').getByText('Opgeslagen', { exact: true }).waitFor();
      expect(await read(slug)).toMatchObject({ is_published: false });
      await publish.click();
      await page.locator('.toasts').getByText('Gepubliceerd').waitFor();
      expect(await read(slug)).toMatchObject({ is_published: true });
      // The button of a live text has nothing to do until there is a change.
      await page.getByRole('button', { name: 'Wijzigingen publiceren', disabled: true }).waitFor();
      await toEndOf(body);
      await page.keyboard.type(' Daarna.');
      await page.getByRole('button', { name: 'Wijzigingen publiceren', disabled: false }).click();
      await page.locator('.toasts').getByText('Opgeslagen', { exact: true }).waitFor();
    });

  for (const locale of locales)
    test(
      `leaves the screen of a phone to the text while an editor writes (${locale})`,
      { tags: locale === sourceLocale ? [] : ['heavy'] },
      async () => {
        const slug = `${await aStoredArticle(product, token, { languages: ['nl'], publish_main: false })}-nl`;
        const { page } = await signedInPage(product, phone);
        await page.addInitScript((language) => localStorage.setItem('desk-lang', language), locale);
        const { preview } = deskWords(locale).edit.control;
        const heightOf = async (selector: string) =>
          (await page.locator(selector).boundingBox())?.height ?? NaN;
        for (const address of [`edit?slug=${slug}`, 'manual-blog-create']) {
          await page.goto(`${url}/admin/${address}`);
          const body = page.locator('.rich-text-words');
          await body.waitFor();
          await toEndOf(body);
          await page.keyboard.type('Eerst nog dit. ');
          await page.locator('.article-foot').getByRole('button', { name: preview }).waitFor();
          const around =
            (await heightOf('.article-foot')) + (await heightOf('.article-page [role="toolbar"]'));
          expect([address, around <= 120, around]).toEqual([address, true, around]);
          // Nothing but the tools is above the text.
          expect((await page.locator('.text-tools').boundingBox())?.y).toBe(0);
        }
      },
    );

  test('has a preview of unsaved words, and a menu that keys can use', async () => {
    const slug = `${await aStoredArticle(product, token, { languages: ['nl'], publish_main: false })}-nl`;
    const { page, troubles } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/edit?slug=${slug}`);
    const body = page.getByLabel('Inhoud', { exact: true });
    await toEndOf(body);
    await page.keyboard.type(' Nog nergens opgeslagen.');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Voorbeeld' }).click();
    const preview = await opened;
    await preview.getByText('Nog nergens opgeslagen.').waitFor();
    await preview.getByRole('status').getByText('Alleen u ziet dit.').waitFor();
    expect(await preview.locator('.site-header').count()).toBe(1);
    await preview.close();
    expect((await fetch(`${url}/blog/${slug}`)).status).toBe(404);

    await openPublishing(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Nu publiceren',
      'Plannen…',
      'Als concept bewaren',
    ]);
    expect(await focused()).toBe('Nu publiceren');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Als concept bewaren');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('menu');
    expect(troubles).toEqual([]);
  });

  test('says in the preview that the article was deleted, and keeps the words', async () => {
    const slugBase = await aStoredArticle(product, token, { languages: ['nl'], publish_main: false });
    const { page } = await signedInPage(product, desktop);
    await page.goto(`${url}/admin/edit?slug=${slugBase}-nl`);
    const body = page.getByLabel('Inhoud', { exact: true });
    await toEndOf(body);
    await page.keyboard.type(' Nog nergens opgeslagen.');
    await callFunction(url, 'trash-articles', { token, body: { slug_bases: [slugBase] } });
    await callFunction(url, 'delete-forever', { token, body: { slugs: [`${slugBase}-nl`] } });
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Voorbeeld' }).click();
    const preview = await opened;
    await preview.getByText('Dit artikel bestaat niet meer.').waitFor();
    expect(await accessibilityProblems(preview)).toEqual([]);
    await preview.close();
    await body.getByText('Nog nergens opgeslagen.').waitFor();
  });

  test('has a menu that gives way to the sign-in form when the session ends, and keeps the words', async () => {
    const slug = `${await aStoredArticle(product, token, { languages: ['nl'], publish_main: false })}-nl`;
    const { page } = await watchedPage(url, phone);
    await page.goto(`${url}/admin/edit?slug=${slug}&token=${product.adminToken}`);
    const body = page.getByLabel('Inhoud', { exact: true });
    await toEndOf(body);
    await page.keyboard.type(' Nog nergens opgeslagen.');
    await openPublishing(page);
    const other = await page.context().newPage();
    await other.goto(`${url}/admin`);
    await other.getByRole('button', { name: 'Menu' }).click();
    await other.getByRole('button', { name: 'Uitloggen' }).click();
    await page.getByLabel('Toegangstoken').fill(product.adminToken);
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await body.getByText('Nog nergens opgeslagen.').waitFor();
    await choosePublishing(page, 'now');
    await page.locator('.toasts').getByText('Gepubliceerd').waitFor();
    expect((await read(slug))['content']).toContain('Nog nergens opgeslagen.');
  });

  test('shows previews only to editors, of texts that exist', async () => {
    const preview = async (post: object, bearer: string) => {
      const form = new FormData();
      form.set('token', bearer);
      form.set('post', JSON.stringify({ ...previewedWords, ...post }));
      const answer = await fetch(`${url}/functions/v1/preview-article`, { method: 'POST', body: form });
      return answer.status;
    };
    const isNew = { slug: 'nieuw-nl', is_stored: false };
    expect(await preview(isNew, token)).toBe(200);
    expect(await preview(isNew, '')).toBe(401);
    expect(await preview({ slug: 'weggegooid-nl', is_stored: true }, token)).toBe(404);
    expect(await preview({ slug: 'nieuw' }, token)).toBe(400);
  });

  test('asks for confirmation before an image without a description goes live', async () => {
    const image = '<p>Kijk:</p>\n\n<figure><img src="/media/pomp.webp" alt=""></figure>';
    const html_nl = `${image}\n\n<p>Klaar.</p>`;
    const slug = `${await aStoredArticle(product, token, { html_nl, publish_main: false })}-nl`;
    const { page } = await signedInPage(product, desktop);
    await page.goto(`${url}/admin/edit?slug=${slug}`);
    await choosePublishing(page, 'now');
    const dialog = page.getByRole('dialog', { name: 'Publiceren zonder beschrijving?' });
    await dialog.getByText('Afbeeldingen zonder beschrijving: 1.').waitFor();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    expect(await read(slug)).toMatchObject({ is_published: false });

    await page.goto(`${url}/admin/manual-blog-create`);
    await page.getByLabel('Titel (NL)').fill(`Met beeld ${slug}`);
    await showSource(page);
    await page.getByRole('textbox', { name: 'Inhoud (NL)' }).fill(html_nl);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await dialog.getByRole('button', { name: 'Toch publiceren' }).click();
    await page.locator('.article-bar-live').waitFor();
  });

  test('asks for confirmation before an unreviewed machine translation goes live', async () => {
    const article = aKnownArticle({ languages: ['nl', 'es'], publish_main: false });
    await callFunction(url, 'create-multilingual-blog', { token, body: article });
    const slug = `${article.slug_base}-es`;
    const { page } = await signedInPage(product, desktop);
    await page.goto(`${url}/admin/edit?slug=${slug}`);
    const publish = { click: () => choosePublishing(page, 'now') };
    await page.getByRole('button', { name: 'Opslaan als concept' }).waitFor();
    const dialog = page.getByRole('dialog');
    await publish.click();
    await dialog.getByText('1 vertaling is door een programma gemaakt').waitFor();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    expect(await read(slug)).toMatchObject({ is_published: false, translation: 'machine' });
    await publish.click();
    await dialog.getByRole('button', { name: 'Toch publiceren' }).click();
    await page.locator('.toasts').getByText('Gepubliceerd').waitFor();
    expect(await read(slug)).toMatchObject({ is_published: true });
  });
});
