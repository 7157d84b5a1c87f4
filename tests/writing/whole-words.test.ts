import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { openSheet } from '../support/browser/article-side.ts';
import { phone } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { aKnownArticle } from '../support/stand-ins/demo-translator.ts';
import { anArticle, anEditor, aStoredArticle, callFunction } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const slugBase = `woorden-${crypto.randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  const token = await anEditor(product);
  // Three translations that failed, three unreviewed ones, and a scheduled text.
  await aStoredArticle(product, token, { ...anArticle({ slug_base: `${slugBase}-a` }), publish_main: false });
  await aStoredArticle(product, token, aKnownArticle({ slug_base: `${slugBase}-b` }));
  await aStoredArticle(product, token, { slug_base: `${slugBase}-c` });
  const body = { slug: `${slugBase}-c-nl`, language: 'nl', publish_at: '2099-05-01T09:30' };
  expect((await callFunction(url, 'schedule-blog-post', { token, body })).status).toBe(200);
});

// German has the longest words, so the other languages are tested at night.
for (const locale of locales)
  test(
    `buttons and badges break no word on a phone (${locale})`,
    { tags: locale === 'de' ? [] : ['heavy'] },
    async () => {
      const { page } = await signedInPage(product, phone);
      await page.addInitScript((language) => localStorage.setItem('desk-lang', language), locale);
      const { articles, today, edit } = deskWords(locale);
      const pages: [path: string, text: string][] = [
        [`articles?q=${slugBase}`, articles.found.other.replace('{n}', '3')],
        ['', today.kinds.failed],
        [`edit?slug=${slugBase}-b-de`, edit.saveDraft],
        [`edit?slug=${slugBase}-b-nl`, edit.update],
      ];
      for (const [path, text] of pages) {
        await page.goto(`${url}/admin/${path}`);
        await page.locator('main').getByText(text).first().waitFor();
        if (path.startsWith('edit')) await openPanels(page);
        for (const width of [320, 390]) {
          await page.setViewportSize({ ...phone.viewport, width });
          expect({ path, width, broken: await brokenLabels(page) }).toEqual({ path, width, broken: [] });
          expect({ path, wide: await tooWide(page) }).toEqual({ path, wide: 0 });
        }
      }
    },
  );

async function openPanels(page: Page): Promise<void> {
  await page.locator('.other-languages[aria-busy="false"]').waitFor({ state: 'attached' });
  await openSheet(page);
}

/** Labels of which a word is on two lines, or sticks out of the element around the label. */
const brokenLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const labels = document.querySelectorAll('button, .button, .state, .desk-badge, .desk-mark');
    const isBroken = (label: Element): boolean => {
      const around = label.parentElement?.closest('td, li, p, div, section, form, header, nav');
      const { left, right } = (around ?? document.body).getBoundingClientRect();
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (text.parentElement?.closest('.visually-hidden, .state-name')) continue;
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}.,:]+/gu)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const box = range.getBoundingClientRect();
          const isCut = new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
          if (isCut || box.left < left - 1 || box.right > right + 1) return true;
        }
      }
      return false;
    };
    return [...labels]
      .filter((label) => label.checkVisibility({ visibilityProperty: true }) && isBroken(label))
      .map((label) => `${label.className}: ${label.textContent}`);
  });
