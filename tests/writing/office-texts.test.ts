/** @module-tag heavy */
import { describe, expect, inject, test } from 'vitest';
import { bodySource, focusBody } from '../support/browser/body-text.ts';
import { desktop } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { toEndOf } from '../support/browser/hands.ts';
import { paste } from '../support/browser/paste.ts';
import { paragraph, plain } from '../support/pasted/document.ts';
import { pageLines, writtenLines } from '../support/pasted/lines.ts';
import { officeTexts } from '../support/pasted/office-texts.ts';
import {
  anEditor,
  aStoredArticle,
  callFunction,
  eventually,
  siteIsLive,
} from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

/** The Dutch texts without images. Other tests cover images. */
const sample = officeTexts.filter(({ name }) => name.endsWith('(nl)') && !name.includes('images'));

describe('texts pasted from office programs', () => {
  test('remain complete when stored, published, opened again, and compared with the previous version', async () => {
    const slug = `${await aStoredArticle(product, token, { html_nl: '<p>Begin.</p>', publish_main: true })}-nl`;
    const stored = async () =>
      String((await callFunction(url, `read-post?slug=${slug}`, { token })).json['content']);
    const { page, troubles } = await signedInPage(product, desktop);
    const edit = async () => {
      await page.goto(`${url}/admin/edit?slug=${slug}`);
      await page.getByLabel('Inhoud', { exact: true }).locator('p').first().waitFor();
    };
    const save = async () => {
      await page.keyboard.press('ControlOrMeta+s');
      await page.locator('.toast').getByText('Opgeslagen', { exact: true }).waitFor();
    };
    await edit();
    const body = page.getByLabel('Inhoud', { exact: true });
    for (const { clipboard } of sample) {
      await toEndOf(body);
      const before = await body.innerHTML();
      await paste(page, { html: clipboard, text: 'geplakt' });
      await eventually(() => body.innerHTML(), { until: (now) => now !== before });
    }
    const lines = [
      ...writtenLines([paragraph(plain('Begin.'))]),
      ...sample.flatMap(({ written }) => writtenLines(written)),
    ];
    const source = await bodySource(page, 'Inhoud');
    expect(pageLines(source).map((line) => line.replace(/^h1/, 'h2'))).toEqual(lines);
    await focusBody(body);
    await save();
    expect(await stored()).toBe(source);

    await siteIsLive(product, token);
    await page.goto(`${url}/blog/${slug}`);
    expect(pageLines(await page.locator('.prose').innerHTML())).toEqual(lines);

    // Saving another field changes no byte of the text.
    await edit();
    await page.getByLabel('Korte samenvatting').fill('Alleen dit.');
    await save();
    expect(await stored()).toBe(source);

    await page.reload();
    await page.getByRole('button', { name: 'Geschiedenis' }).click();
    const pasted = page.locator('.post-history li').filter({ hasText: 'Veranderd: inhoud.' });
    await pasted.getByRole('button', { name: 'Bekijken' }).click();
    await pasted.locator('ins').first().waitFor();
    // The test ignores texts for screen readers, and the URLs that the history shows after links.
    const added = await pasted.locator('ins').evaluateAll((changes) =>
      changes.flatMap((change) => {
        const words = change.cloneNode(true) as Element;
        for (const aside of words.querySelectorAll('.visually-hidden, small')) aside.remove();
        return words.textContent;
      }),
    );
    expect(lettersOf(added)).toBe(lettersOf(lines.slice(1).map(wordsOf)));
    expect(troubles).toEqual([]);
  });
});

/** @example wordsOf('h2: Zon{em}') // => 'Zon' */
const wordsOf = (line: string): string => line.replace(/^\w+: /, '').replaceAll(/\{[^}]*\}/g, '');

const lettersOf = (texts: readonly string[]): string => texts.join('').replaceAll(/\s+/g, '');
