/** An upload that ends late never replaces another image than the one that the editor chose. */
import { describe, expect, inject, test } from 'vitest';
import { desktop } from '../support/browser/chromium.ts';
import { toEndOf } from '../support/browser/hands.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { aLargePhoto, aPhoto } from '../support/images.ts';
import { anEditor, aStoredArticle } from '../support/products/editor.ts';

const product = inject('product');
const token = await anEditor(product);

describe('replacing an image that the editor removes during the upload', () => {
  test('does not replace the next image, which moved up to the removed image’s position', async () => {
    const slugBase = await aStoredArticle(product, token, { html_nl: '<p>Begin.</p>' });
    const { page } = await signedInPage(product, desktop);
    await page.goto(`${product.url}/admin/edit?slug=${slugBase}-nl`);
    const body = page.getByLabel('Inhoud', { exact: true });
    await body.waitFor();
    await toEndOf(body);
    const file = (buffer: Buffer) => ({ name: 'tuin.jpg', mimeType: 'image/jpeg', buffer });
    const choose = page.locator('.rich-text > input[type="file"]');
    const images = body.locator('figure img');
    for (const [index, photo] of [await aPhoto(), await aLargePhoto()].entries()) {
      await choose.setInputFiles(file(photo));
      await images.nth(index).waitFor();
    }
    const kept = await images.nth(1).getAttribute('src');
    const held = Promise.withResolvers<undefined>();
    await page.route('**/storage/v1/object/incoming/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await images.first().click();
    await page.locator('.image-panel input[type="file"]').setInputFiles(file(await aPhoto()));
    await page.locator('.upload-note').first().waitFor();
    await page.locator('.image-panel').getByRole('button', { name: 'Afbeelding weghalen' }).click();
    held.resolve(undefined);
    await page.locator('.toast').getByText('tuin.jpg').waitFor();
    expect(await images.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual([kept]);
  });
});
