import type { BrowserContextOptions } from 'playwright';
import { inject } from 'vitest';
import { aStoredArticle, callFunction } from '../products/editor.ts';
import { desktop } from '../browser/chromium.ts';
import { signedInPage } from '../browser/signed-in.ts';

/** Stores a Dutch article and opens its text at the desk. `stored` reads the text that the server has. */
export async function editing(
  token: string,
  html_nl: string,
  { view = desktop, ...changes }: { view?: BrowserContextOptions; publish_main?: boolean } = {},
) {
  const product = inject('product');
  const slug = `${await aStoredArticle(product, token, { html_nl, ...changes })}-nl`;
  const watched = await signedInPage(product, view);
  await watched.page.goto(`${product.url}/admin/edit?slug=${slug}`);
  const body = watched.page.getByLabel('Inhoud', { exact: true });
  await body.locator('p').first().waitFor();
  const stored = async () =>
    String((await callFunction(product.url, `read-post?slug=${slug}`, { token })).json['content']);
  return { ...watched, body, stored, slug };
}
