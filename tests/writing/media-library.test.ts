import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { imageAt } from '#core/images/image-path.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { showRareTools } from '../support/browser/body-text.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { isInView, tooWide } from '../support/browser/in-view.ts';
import { aPhoto } from '../support/images.ts';
import { anEditor, aStoredArticle, callFunction, eventually } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

const cards = (page: Page) => page.locator('.library button');
const inLanguages = 'Nederlands Engels Spaans Duits'.split(' ');

const newestSource = (page: Page) => page.locator('.library img').first().getAttribute('src');

async function aNewImage(page: Page, buffer?: Buffer): Promise<void> {
  const before = (await cards(page).count()) > 0 ? await newestSource(page) : null;
  await page
    .getByLabel('Afbeelding toevoegen')
    .setInputFiles({ name: 'huis.jpg', mimeType: 'image/jpeg', buffer: buffer ?? (await aPhoto()) });
  await page.getByText('De afbeelding staat in de mediatheek').waitFor();
  await eventually(() => newestSource(page), { until: (src) => src !== before });
}

async function aDescribedImage(page: Page): Promise<string> {
  const word = `drempel${crypto.randomUUID().slice(0, 8)}`;
  await aNewImage(page);
  await cards(page).first().click();
  for (const name of inLanguages)
    await page.getByRole('dialog').getByLabel(name, { exact: true }).fill(`${name} ${word}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('De beschrijvingen zijn opgeslagen').waitFor();
  return word;
}

describe('media library', () => {
  test('inserts an image with its German description into a German text', { tags: ['heavy'] }, async () => {
    const { page, troubles } = await signedInPage(product, desktop);
    await page.goto(`${url}/admin/media`);
    await page
      .getByRole('status')
      .filter({ hasText: /afbeelding/ })
      .waitFor();
    const word = await aDescribedImage(page);
    expect(await accessibilityProblems(page)).toEqual([]);

    const slugBase = await aStoredArticle(product, token, { languages: ['nl', 'de'] });
    await page.goto(`${url}/admin/edit?slug=${slugBase}-de`);
    await showRareTools(page);
    await page.getByRole('button', { name: 'Uit de mediatheek' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kies een afbeelding' });
    await dialog.getByLabel('Zoek in beschrijvingen').fill(word);
    await dialog.getByText('1 afbeelding', { exact: true }).waitFor();
    expect(await accessibilityProblems(page, 'dialog')).toEqual([]);
    await cards(page).click();
    const image = page.locator('.rich-text-words figure img');
    expect(await image.getAttribute('alt')).toBe(`Duits ${word}`);

    await page.getByRole('group', { name: 'Afbeelding' }).getByRole('button', { name: 'Mediatheek' }).click();
    await dialog.getByLabel('Zoek in beschrijvingen').fill(word);
    await dialog.getByText('1 afbeelding', { exact: true }).waitFor();
    await cards(page).click();
    expect(await page.getByLabel('Beschrijving van de afbeelding').inputValue()).toBe(`Duits ${word}`);
    expect(troubles).toEqual([]);
  });

  test(
    'counts an image as described if all articles describe it, and offers their words',
    { tags: ['heavy'] },
    async () => {
      const { page, troubles } = await signedInPage(product, phone);
      await page.goto(`${url}/admin/media`);
      await page
        .getByRole('status')
        .filter({ hasText: /afbeelding/ })
        .waitFor();
      await aNewImage(page);
      await cards(page).first().getByText('Zonder beschrijving').waitFor();
      const src = await page.locator('.library img').first().getAttribute('src');
      const word = `Stoep ${crypto.randomUUID().slice(0, 8)}`;
      const store = (alt: string) =>
        aStoredArticle(product, token, { title_nl: word, html_nl: `<p><img src="${src}" alt="${alt}"></p>` });
      const shown = async (text: string) => {
        await page.reload();
        await page.getByLabel('Zoek in beschrijvingen').fill(word);
        await page.getByText('1 afbeelding', { exact: true }).waitFor();
        await cards(page).getByText(text, { exact: true }).waitFor();
      };
      await store('Een stoep &amp; een hek');
      await shown('Een stoep & een hek');
      await store('');
      await shown('Zonder beschrijving');

      await cards(page).click();
      const dialog = page.locator('.image-dialog');
      await dialog.getByText('Voorgesteld zijn de woorden uit de artikelen').waitFor();
      expect(await dialog.getByLabel('Nederlands').inputValue()).toBe('Een stoep & een hek');
      expect(await dialog.getByLabel('Engels').inputValue()).toBe('');
      expect(await isInView(dialog.getByRole('button', { name: 'Opslaan' }))).toBe(true);
      expect(await accessibilityProblems(page, 'dialog')).toEqual([]);
      await dialog.getByRole('button', { name: 'Opslaan' }).click();
      await page.getByText('De beschrijvingen zijn opgeslagen').waitFor();
      await shown('Een stoep & een hek');
      await cards(page).click();
      await dialog.getByLabel('Nederlands').waitFor();
      expect(await dialog.getByText('Voorgesteld zijn de woorden').count()).toBe(0);
      expect(troubles).toEqual([]);
    },
  );

  test('cuts a part out of an image with the pointer, and out of one of 40 pixels with keys', async () => {
    const { page, troubles } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/media`);
    await page
      .getByRole('status')
      .filter({ hasText: /afbeelding/ })
      .waitFor();
    const word = await aDescribedImage(page);
    const whole = await newestSource(page);
    await cards(page).first().click();
    const details = page.locator('.image-dialog');
    await details.getByLabel('Nederlands').fill(`Een hoek ${word}`);
    await details.getByRole('button', { name: 'Bijsnijden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Afbeelding bijsnijden' });
    const corner = dialog.getByLabel('Hoek rechtsonder');
    const { x = 0, y = 0, width = 0, height = 0 } = (await corner.boundingBox()) ?? {};
    expect(await accessibilityProblems(page, 'dialog.crop-dialog')).toEqual([]);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x - 120, y - 40, { steps: 4 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Uitsnede bewaren' }).click();
    await page.getByText('De uitsnede staat als nieuwe afbeelding in de mediatheek').waitFor();
    const part = imageAt(
      (await eventually(() => newestSource(page), { until: (src) => src !== whole })) ?? '',
    );
    expect(part?.width).toBeLessThan(900);
    expect(part?.height).toBeLessThan(600);
    // Both the part and the whole have the words that were typed before.
    await page.getByLabel('Zoek in beschrijvingen').fill(`hoek ${word}`);
    await page.getByText('2 afbeeldingen', { exact: true }).waitFor();

    await page.getByLabel('Zoek in beschrijvingen').fill('');
    await aNewImage(page, await aPhoto({ width: 40, height: 40 }));
    // Without a description, an image is called as its file.
    await cards(page).first().getByText('huis.jpg').waitFor();
    const small = await newestSource(page);
    await cards(page).first().click();
    await details.getByRole('button', { name: 'Bijsnijden' }).click();
    await dialog.getByLabel('Hoek linksboven').focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowRight');
    await dialog.getByRole('button', { name: 'Uitsnede bewaren' }).press('Enter');
    const smaller = imageAt(
      (await eventually(() => newestSource(page), { until: (src) => src !== small })) ?? '',
    );
    // Images of any shape have tiles of one size.
    const tiles = await page
      .locator('.library img')
      .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => `${clientWidth} × ${clientHeight}`));
    expect([tiles.length > 1, new Set(tiles).size]).toEqual([true, 1]);
    // The frame starts with 36 of the 40 pixels.
    expect(smaller?.height).toBeLessThan(36);
    expect(smaller?.width).toBeLessThan(36);
    expect(troubles).toEqual([]);
  });

  test('refuses to delete an image while articles use it, and lists these articles', async () => {
    const { page, troubles } = await signedInPage(product, phone);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/functions/v1/')) requested.push(request.url().split('/v1/')[1] ?? '');
    });
    await page.goto(`${url}/admin/media`);
    await page
      .getByRole('status')
      .filter({ hasText: /afbeelding/ })
      .waitFor();
    expect(requested.filter((name) => name.includes('picture'))).toEqual(['list-pictures?q=&skip=0']);

    const word = await aDescribedImage(page);
    const path = (await page.locator('.library img').first().getAttribute('src')) ?? '';
    const content_nl = `<p>Voor de winter.</p><p><img src="${path}" alt="Een drempel"></p>`;
    const slugBase = await aStoredArticle(product, token, { title_nl: `Over ${word}`, html_nl: content_nl });
    await page.reload();
    await page.getByLabel('Zoek in beschrijvingen').fill(`Over ${word}`);
    await page.getByText('1 afbeelding', { exact: true }).waitFor();
    await cards(page).click();
    const dialog = page.locator('.image-dialog');
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    await dialog.getByText('Deze afbeelding is nog in gebruik.').waitFor();
    // Beside the refusal, a link leads to where the image is used.
    const link = dialog.locator('.image-delete').getByRole('link', { name: `Over ${word}` });
    expect(await link.getAttribute('href')).toBe(`/admin/edit?slug=${slugBase}-nl`);
    expect(await tooWide(page)).toBe(0);

    expect((await fetch(url + path)).ok).toBe(true);
    const stored = path.replace('480.webp', '960.webp');
    const refused = await callFunction(url, 'delete-picture', { token, body: { path: stored } });
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { error: { code: 'picture-in-use', fields: { path: `${slugBase}-nl` } } },
    ]);
    await callFunction(url, 'trash-articles', { token, body: { slug_bases: [slugBase] } });
    await callFunction(url, 'delete-forever', { token, body: { slugs: [`${slugBase}-nl`] } });
    await page.reload();
    await page.getByLabel('Zoek in beschrijvingen').fill(word);
    await page.getByText('1 afbeelding', { exact: true }).waitFor();
    await cards(page).click();
    await dialog.getByText('Nergens gebruikt').waitFor();
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    const question = page.getByRole('dialog', { name: 'Afbeelding verwijderen?' });
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await page.getByText('De afbeelding is verwijderd').waitFor();
    await page.getByText('Geen afbeelding gevonden.').waitFor();
    expect((await fetch(url + path)).ok).toBe(false);
    expect(troubles).toEqual([]);
  });
});
