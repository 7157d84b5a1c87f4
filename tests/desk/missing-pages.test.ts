/** The desk’s list of addresses without a page, and the redirects that editors make from it. */
import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { phone } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { anEditor, callFunction, eventually } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;

describe('missing pages in the desk', () => {
  test(
    'let an editor redirect the path of a missing page to an existing page, remove the redirect, and ignore the path',
    { tags: ['heavy'] },
    async () => {
      const id = `${crypto.randomUUID().slice(0, 6)}x`;
      const [path, priced] = [`/oud-${id}`, `/nl/tarieven-${id}`];
      const token = await anEditor(product);
      await fetch(`${url}${path}`);
      await fetch(`${url}${priced}`);
      const isListed = async () =>
        JSON.stringify((await callFunction(url, 'missing-pages', { token })).json).includes(path);
      await eventually(isListed, { until: Boolean });

      const { page } = await signedInPage(product, phone);
      await page.goto(`${url}/admin/missing-pages`);
      const row = page.getByRole('listitem').filter({ hasText: path });
      await row.getByRole('button', { name: 'Doorsturen naar…' }).click();
      await row.getByLabel(`Naar welke pagina leidt ${path}?`).fill('/nergens');
      await row.getByRole('button', { name: 'Doorsturen' }).click();
      await row.getByText('Op dat adres heeft de site geen pagina.').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await row.getByLabel(`Naar welke pagina leidt ${path}?`).fill('/nl/blog');
      await row.getByRole('button', { name: 'Doorsturen' }).click();
      await page
        .getByRole('region', { name: /^Al doorgestuurd/ })
        .getByRole('link', { name: 'Blog' })
        .first()
        .waitFor();
      expect((await fetch(`${url}${path}`)).url).toBe(`${url}/nl/blog`);
      expect(await tooWide(page)).toBe(0);
      const choose = async (name: string) => {
        await row.getByRole('button', { name: /^Meer/ }).click();
        await page.getByRole('menuitem', { name }).click();
      };
      await choose('Niet meer doorsturen');
      await row.getByRole('button', { name: 'Doorsturen naar…' }).waitFor();
      expect((await fetch(`${url}${path}`)).status).toBe(404);
      await choose('Negeren');
      await row.waitFor({ state: 'detached' });
      expect(await isListed()).toBe(false);
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await row.waitFor();

      const proposed = page.getByRole('listitem').filter({ hasText: priced });
      await proposed.getByRole('button', { name: 'Doorsturen naar Tarieven' }).click();
      await proposed.getByRole('link', { name: 'Tarieven' }).waitFor();
    },
  );
});
