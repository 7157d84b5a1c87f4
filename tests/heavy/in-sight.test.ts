/** The cursor and the toolbar stay visible while an editor writes a long text. */
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { toEndOf } from '../support/browser/hands.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { aPhoto } from '../support/images.ts';
import { anEditor, aStoredArticle } from '../support/products/editor.ts';

const product = inject('product');
const token = await anEditor(product);

const sentence = 'Het zwembad wordt in de winter elke week gecontroleerd en schoongemaakt. ';
const paragraphs = Array.from({ length: 60 }, (_, index) => `<p>${index} ${sentence.repeat(4)}</p>`);
const table = '<table>\n<tbody>\n<tr>\n<td>Maand</td>\n<td>Werk</td>\n</tr>\n</tbody>\n</table>';
const content = [...paragraphs, table].join('\n\n');

/** Returns the edges of the cursor’s line, the lower edge of the toolbar, and the height of the window. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0);
    const [line] = range?.getClientRects() ?? [];
    const cursor = document.querySelector('.ProseMirror-gapcursor');
    const { top, bottom } = cursor?.getBoundingClientRect() ?? line ?? new DOMRect();
    const tools = document.querySelector('.text-bar')?.getBoundingClientRect();
    return { top, bottom, bars: tools?.bottom ?? 0, height: innerHeight };
  });

describe('while a long text is written', () => {
  test.each([
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ])('the toolbar and the line with the cursor remain visible at $width px', async (viewport) => {
    const slugBase = await aStoredArticle(product, token, { html_nl: content });
    const { page } = await signedInPage(product, { viewport });
    await page.goto(`${product.url}/admin/edit?slug=${slugBase}-nl`);
    const body = page.getByLabel('Inhoud', { exact: true });
    await body.waitFor();
    await toEndOf(body);
    const expectInSight = async (step: string) => {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const { top, bottom, bars, height } = await edges(page);
      expect.soft(top, step).toBeGreaterThanOrEqual(bars);
      expect.soft(bottom, step).toBeLessThanOrEqual(height);
    };
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await expectInSight('below the table');
    await page.keyboard.type('Tot slot');
    await expectInSight('typed below the table');
    const bold = page.getByRole('button', { name: 'Vet', exact: true });
    expect
      .soft(
        await bold.evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
    for (let line = 0; line < 40; line++) {
      await page.keyboard.press('ArrowUp');
      if (line % 8 === 7) await expectInSight(`${line} lines up`);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectInSight('a new paragraph');
  });

  test.each([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])('the focused description field of an image is below the toolbar at $width px', async (viewport) => {
    const slugBase = await aStoredArticle(product, token, { html_nl: paragraphs.join('\n\n') });
    const { page } = await signedInPage(product, { viewport });
    await page.goto(`${product.url}/admin/edit?slug=${slugBase}-nl`);
    const body = page.getByLabel('Inhoud', { exact: true });
    await body.waitFor();
    await toEndOf(body);
    const field = page.getByLabel('Beschrijving van deze afbeelding');
    const expectAsked = async () => {
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      const [input, bar] = [await field.boundingBox(), await page.getByRole('toolbar').boundingBox()];
      expect(input?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      expect((input?.y ?? 0) + (input?.height ?? 0)).toBeLessThan(viewport.height);
    };
    const file = { name: 'tuin.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
    await page.locator('.rich-text > input[type="file"]').setInputFiles(file);
    await body.locator('figure img').waitFor();
    await expectAsked();
    await page.keyboard.press('Escape');
    await page.keyboard.type('Onder de afbeelding.');
    await body.getByText('Onder de afbeelding.').waitFor();
    await body.locator('figure img').click();
    await expectAsked();
    await page.keyboard.type('Een tuin');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expectAsked();
    expect(await field.inputValue()).toBe('Een tuin');
    await page.getByRole('button', { name: 'Als artikelafbeelding gebruiken' }).press('Enter');
    await expect.poll(() => page.getByLabel('Beschrijving van de afbeelding').inputValue()).toBe('Een tuin');
  });
});
