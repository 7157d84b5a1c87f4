import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { mainButton } from '../support/browser/publishing.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { openSheet } from '../support/browser/article-side.ts';
import { bodyText } from '../support/browser/body-text.ts';
import { phone, watchedPage, withoutFailed } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { anArticle, anEditor, callFunction, eventually } from '../support/products/editor.ts';
import { aPhoto } from '../support/images.ts';

const product = inject('product');
const { url } = product;

const insertFile = (page: Page, { way, bytes }: { way: 'paste' | 'drop'; bytes: Buffer }) =>
  page.evaluate(
    ({ way: how, base64 }) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], 'photo.jpg', { type: 'image/jpeg' }));
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      if (!event.defaultPrevented) throw new Error('The page did not handle the file.');
    },
    { way, base64: bytes.toString('base64') },
  );

describe('main image of an article', () => {
  test('can be chosen, pasted or dropped, and gets a description and a focus point by keyboard', async () => {
    const token = await anEditor(product);
    const article = anArticle({ languages: ['nl'] });
    await callFunction(url, 'create-multilingual-blog', { token, body: article });
    const { page, troubles } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/edit?slug=${article.slug_base}-nl`);
    await openSheet(page);
    const image = page.locator('.image-focus img');
    const shown = async () => ((await image.count()) === 0 ? null : image.getAttribute('src'));
    const another = (than: string | null) =>
      eventually(shown, { until: (path) => path !== null && path !== than });

    await page.getByLabel('Inhoud').fill('Kijk elke week naar het water.');
    // The hidden file field must not widen the page while it has the focus.
    // The field takes no focus while the side panel loads.
    const isFocused = async () => {
      await page.getByLabel('Afbeelding kiezen').focus();
      return (await page.locator('input[type=file]:focus').count()) === 1;
    };
    await eventually(isFocused, { until: Boolean });
    expect(await tooWide(page)).toBe(0);
    const clip = (field: Element) => getComputedStyle(field).clipPath;
    expect(await page.locator('input[type=file]:focus').evaluate(clip)).toBe('inset(50%)');
    await page.getByLabel('Afbeelding kiezen').setInputFiles({
      name: 'no-photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('Geen foto.'),
    });
    await page.getByText('Dit is geen afbeelding, of het bestand is beschadigd.').waitFor();
    await page.getByLabel('Afbeelding kiezen').setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhoto({ width: 3000, height: 2000 }),
    });
    const chosen = await another(null);
    // The browser scaled the image down before the upload.
    expect(chosen).toContain('-2560x1707-');
    await insertFile(page, { way: 'paste', bytes: await aPhoto() });
    const pasted = await another(chosen);

    // After a failed upload, the previous image and the text remain, and the editor can retry.
    await page.route('**/storage/v1/object/incoming/**', (route) => route.abort());
    await insertFile(page, { way: 'drop', bytes: await aPhoto() });
    await page.getByText('De opslag van afbeeldingen is niet bereikbaar.').waitFor();
    expect(await shown()).toBe(pasted);
    expect(await bodyText(page.getByLabel('Inhoud'))).toBe('Kijk elke week naar het water.');
    await page.unroute('**/storage/v1/object/incoming/**');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    const dropped = await another(pasted);

    await page.getByRole('button', { name: /^Focuspunt: 50 % van links, 50 % van boven/ }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
    await page.getByRole('status').getByText('Focuspunt: 60 % van links, 45 % van boven').waitFor();
    expect(await page.locator('.image-crops img').count()).toBe(3);
    expect(await accessibilityProblems(page)).toEqual([]);
    await mainButton(page).click();
    await page.getByText('Beschrijf wat er op de afbeelding te zien is.').waitFor();
    await page.getByLabel('Beschrijving van de afbeelding').fill('Een zwembad in de ochtend');
    await page.reload();
    await openSheet(page);
    expect(await page.getByLabel('Beschrijving van de afbeelding').inputValue()).toBe(
      'Een zwembad in de ochtend',
    );
    await mainButton(page).click();
    await page.getByText('Live: gecontroleerd, de pagina staat op de site.').waitFor({ timeout: 30_000 });
    expect(withoutFailed(troubles, 'ERR_FAILED', '/storage/v1/object/incoming/')).toEqual([]);

    const visit = await watchedPage(url, phone);
    await visit.page.goto(`${url}/blog/${article.slug_base}-nl`);
    const hero = visit.page.getByRole('img', { name: 'Een zwembad in de ochtend' });
    await hero.evaluate((image: HTMLImageElement) => image.decode());
    const seen = await hero.evaluate((image: HTMLImageElement) => ({
      file: new URL(image.currentSrc).pathname,
      point: getComputedStyle(image).objectPosition,
    }));
    expect(seen).toEqual({ file: expect.stringMatching(/\/480\.avif$/) as string, point: '60% 45%' });
    expect(seen.file.split('/')[2]).toBe(dropped?.split('/')[2]);
    expect(visit.troubles).toEqual([]);
  });
});
