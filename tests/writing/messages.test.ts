import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { clipboardFragments } from '../support/browser/clipboard-fragments.ts';
import { closeSheet } from '../support/browser/article-side.ts';
import { desktop } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { paste } from '../support/browser/paste.ts';
import { choosePublishing } from '../support/browser/publishing.ts';
import { aPhoto } from '../support/images.ts';
import { anEditor, aStoredArticle, eventually } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

async function at(path: string) {
  const watched = await signedInPage(product, desktop);
  await watched.page.goto(url + path);
  return watched;
}

const isNotPasted = 'Niet meegeplakt: 1 afbeelding(en).';
const isReady = 'De afbeelding staat klaar.';

/** Causes two messages: one image was not pasted, and the chosen image is ready. */
async function pasteAndChoose(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).click();
  const word = clipboardFragments['Word: headings, marks and a smart tag']?.clipboard ?? '';
  await paste(page, { html: word, text: 'Regen op komst' });
  await page.getByText(isNotPasted).waitFor();
  await page
    .getByLabel(/^(Afbeelding kiezen|Vervangen)$/)
    .setInputFiles({ name: 'huis.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
  await page.getByText(isReady).waitFor();
  await page.getByLabel('Beschrijving van de afbeelding').fill('Een huis');
}

async function expectNoMessages(page: Page): Promise<void> {
  await eventually(() => page.getByText(isNotPasted).or(page.getByText(isReady)).count(), {
    until: (count) => count === 0,
    seconds: 5,
  });
}

describe('messages on the pages of an article', () => {
  test('about a paste or an image disappear once the article is saved', { tags: ['heavy'] }, async () => {
    const { page, troubles } = await at('/admin/manual-blog-create');
    await pasteAndChoose(page, 'Inhoud (NL)');
    await page.getByLabel('Titel (NL)').fill('Regen op komst');
    await page.getByLabel('Webadres').fill(`stil-${crypto.randomUUID().slice(0, 8)}`);
    for (const language of ['Engels', 'Spaans', 'Duits'])
      await page.getByLabel(language, { exact: true }).uncheck();
    await page.getByLabel('Meteen publiceren (alleen NL)').uncheck();
    await closeSheet(page);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.locator('.article-bar-live').waitFor();
    await expectNoMessages(page);

    await page.getByRole('link', { name: 'Artikelen', exact: true }).click();
    await page.getByRole('link', { name: 'Nieuw artikel' }).click();
    await page.getByLabel('Inhoud (NL)').waitFor();
    await expectNoMessages(page);

    // Saving a new article opens another page, but saving a stored article does not.
    await page.goBack();
    await page.goBack();
    await page.getByLabel('Inhoud', { exact: true }).waitFor();
    await pasteAndChoose(page, 'Inhoud');
    await choosePublishing(page, 'draft');
    await page.locator('.toast').getByText('Opgeslagen', { exact: true }).waitFor();
    await expectNoMessages(page);
    expect(troubles).toEqual([]);
  });

  test('report that an article is in the trash', async () => {
    const slugBase = await aStoredArticle(product, token);
    const { page, troubles } = await at(`/admin/edit?slug=${slugBase}-nl`);
    await page.getByText('Voorvertoningen per e-mail').click();
    const byMail = page.getByRole('button', { name: 'Voorvertoning mailen' });
    await byMail.waitFor();
    await page.getByRole('button', { name: 'Hele artikel weggooien' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hele artikel weggooien' }).click();
    const inTrash = page.getByText(/Dit ligt in de prullenbak/);
    await inTrash.waitFor();
    expect(await byMail.count()).toBe(0);
    // The message replaces the button that had the focus, so the message gets the focus.
    expect(await inTrash.evaluate((element) => element === document.activeElement)).toBe(true);
    // A page that becomes visible polls the server. This must cause no error for an article in the trash.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await page.waitForLoadState('networkidle');
    expect(troubles).toEqual([]);
  });

  test('say “loading” until the state of each language is known, so that no button appears too early', async () => {
    const slugBase = await aStoredArticle(product, token, { languages: ['nl', 'en'] });
    const { page, troubles } = await signedInPage(product, desktop);
    const known = Promise.withResolvers<undefined>();
    const asked = page.waitForRequest(/list-articles\?slug_base=/);
    await page.route('**/functions/v1/list-articles?slug_base=*', async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.goto(`${url}/admin/edit?slug=${slugBase}-en`);
    await asked;
    await page.getByText('Artikel laden…').waitFor();
    await page.locator('.desk-skeletons').waitFor();
    const languages = page.locator('.other-languages li');
    const make = page.getByRole('button', { name: /^Vertalen ?: / });
    expect(await languages.count()).toBe(0);
    known.resolve(undefined);
    await languages.first().waitFor();
    // Dutch is the source of translations, so it has no button.
    expect(await make.allTextContents()).toEqual(['Vertalen: Spaans', 'Vertalen: Duits']);
    expect(await languages.count()).toBe(3);
    expect(troubles).toEqual([]);
  });
});
