import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { anEditor, aStoredArticle, callFunction, eventually } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

describe('a note for a colleague', () => {
  test(
    'stays open until an editor ticks off the note, even if the paragraph of the note is deleted',
    { tags: ['heavy'] },
    async () => {
      const word = `pomp${crypto.randomUUID().slice(0, 8)}`;
      const slugBase = await aStoredArticle(product, token, {
        html_nl: `<p>Eerst het dak.</p><p>De ${word} draait zacht.</p>`,
      });
      const { page, troubles } = await signedInPage(product, desktop);
      await page.goto(`${url}/admin/edit?slug=${slugBase}-nl`);
      await page.getByLabel('Inhoud').getByText(word).click();
      await page.locator('summary', { hasText: 'Notities voor collega’s' }).click();
      await page.getByRole('button', { name: 'Notitie bij deze alinea' }).click();
      const notes = page.getByRole('region', { name: 'Notities voor collega’s' });
      const written = notes.getByText(`Klopt dit voor ${word}?`, { exact: true });
      await notes.locator('blockquote').getByText(`De ${word} draait zacht.`).waitFor();
      await notes.getByLabel('Notitie').fill(`Klopt dit voor ${word}?`);
      await notes.getByRole('button', { name: 'Notitie bewaren' }).click();
      await notes.getByRole('button', { name: /^Afvinken/ }).waitFor();
      await written.waitFor();
      expect(await accessibilityProblems(page, '.post-notes')).toEqual([]);

      // Another editor with a phone finds the note on the start page.
      const colleague = await signedInPage(product, phone);
      await colleague.page.goto(`${url}/admin`);
      await colleague.page.getByRole('link', { name: new RegExp(`Klopt dit voor ${word}`) }).click();
      await colleague.page.waitForURL(`${url}/admin/edit?slug=${slugBase}-nl`);
      await colleague.page.getByText(`Klopt dit voor ${word}?`, { exact: true }).waitFor();
      expect(await tooWide(colleague.page)).toBe(0);

      await notes.getByRole('button', { name: 'Toon in de tekst' }).click();
      const chosen = () => page.evaluate(() => document.getSelection()?.toString());
      expect(await chosen()).toBe(`De ${word} draait zacht.`);
      // The text editor ignores Delete until it notices the selection, so the test presses Delete repeatedly.
      const words = page.getByLabel('Inhoud').getByText(word);
      const deleted = async () => {
        if ((await chosen())?.includes(word)) await page.keyboard.press('Delete');
        return words.count();
      };
      await eventually(deleted, { until: (count) => count === 0 });
      const saved = page.waitForResponse(
        (answer) => answer.url().endsWith('update-blog-post') && answer.ok(),
      );
      await page.keyboard.press('Control+s');
      await saved;
      await page.locator('.article-bar-states').getByText('Opgeslagen').waitFor();
      await page.reload();
      await notes.locator('blockquote').getByText(`De ${word} draait zacht.`).waitFor();
      await page.getByLabel('Inhoud').getByText('Eerst het dak.').waitFor();
      await notes.getByRole('button', { name: 'Toon in de tekst' }).click();
      await page.getByText('Deze woorden staan niet meer in de tekst').waitFor();

      await notes.getByRole('button', { name: /^Afvinken/ }).click();
      await written.waitFor({ state: 'detached' });
      const open = async () => {
        const { json } = await callFunction(url, 'watch-post', { token, body: { slug: `${slugBase}-nl` } });
        return (json['notes'] as unknown[]).length;
      };
      expect(await open()).toBe(0);
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await written.waitFor();
      expect(await open()).toBe(1);
      // Other tests read the start page, so no open note may remain on it.
      await notes.getByRole('button', { name: /^Afvinken/ }).click();
      await written.waitFor({ state: 'detached' });
      expect([...troubles, ...colleague.troubles]).toEqual([]);
    },
  );
});
