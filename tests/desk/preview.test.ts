import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { phone, watchedPage } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { anArticle, anEditor, callFunction, eventually } from '../support/products/editor.ts';
import { storedMails } from '../support/stand-ins/stored-mails.ts';

const product = inject('product');
const { url, localDir } = product;
const token = await anEditor(product);

async function aMailedPreview(): Promise<{ slugBase: string; link: string }> {
  const article = anArticle({ languages: ['nl', 'de'], publish_main: false });
  await callFunction(url, 'create-multilingual-blog', { token, body: article });
  const body = { slug_base: article.slug_base };
  const { id } = (await callFunction(url, 'send-preview', { token, body })).json;
  const text = await eventually(() => Promise.resolve(mailedText(String(id))), {
    until: (found) => found !== '',
  });
  return { slugBase: article.slug_base, link: /^http\S+$/m.exec(text)?.[0] ?? '' };
}

const mailedText = (id: string): string =>
  storedMails(localDir).find(({ idempotencyKey }) => idempotencyKey === `preview-${id}`)?.text ?? '';

async function expectWell(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
}

describe('preview by mail', () => {
  test('lets a recipient read and publish the article on a phone, and links to the live article', async () => {
    const { slugBase, link } = await aMailedPreview();
    const { page, troubles } = await watchedPage(url, { ...phone, colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(link);
    await page.getByText('Controleer de pomp elke week.').first().waitFor();
    await expectWell(page);
    await page.getByRole('link', { name: 'Español' }).first().click();
    await page.getByRole('button', { name: 'Publicar…' }).click();
    await page.getByRole('heading', { name: '¿Publicar este artículo?' }).waitFor();
    await expectWell(page);
    await page.getByRole('link', { name: 'Volver a la vista previa' }).click();
    await page.getByRole('button', { name: 'Publicar…' }).click();
    await page.getByRole('button', { name: 'Sí, publicar' }).click();
    await page.getByText(/^Publicado el .* desde este enlace: Nederlands\.$/).waitFor();
    // The page polls the status of the site, so this link appears without a reload.
    await page.getByRole('link', { name: 'Ver en la web (NL)' }).waitFor({ timeout: 30_000 });
    await expectWell(page);
    expect(troubles).toEqual([]);
    // The browser’s back button must not bring the form back.
    await page.goBack();
    await page.goBack();
    await page.reload();
    expect(await page.getByRole('button', { name: 'Sí, publicar' }).count()).toBe(0);
    await page.goto(`${url}/blog/${slugBase}-nl`);
    await page.getByRole('heading', { level: 1, name: 'Een proefstuk over het zwembad' }).waitFor();
  });

  test('lets a recipient reject the article with a note, without JavaScript', async () => {
    const { link } = await aMailedPreview();
    const { page } = await watchedPage(url, { javaScriptEnabled: false });
    await page.goto(`${link}&lang=en`);
    await page.getByRole('button', { name: 'Reject…' }).click();
    await page.getByLabel('Note for the editors (optional)').fill('The second paragraph is wrong.');
    await page.getByRole('button', { name: 'Yes, reject' }).click();
    await page.getByText('Note: The second paragraph is wrong.').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
  });
});
