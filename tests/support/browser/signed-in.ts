import type { BrowserContextOptions } from 'playwright';
import { startChromium, watchedPage, type Watched } from './chromium.ts';

/**
 * Opens a page in a browser that is signed in to the desk with the shared token, so that no page shows the sign-in form.
 * The tests of a process share this session. A test that signs out must therefore sign in with the token instead of calling
 * this function.
 */
export async function signedInPage(product: Product, options: BrowserContextOptions): Promise<Watched> {
  const storageState = kept.get(product.url) ?? (await signIn(product));
  kept.set(product.url, storageState);
  return watchedPage(await startChromium(), product.url, { ...options, storageState });
}

/** Maps the address of a product to the browser storage of its session. */
const kept = new Map<string, Awaited<ReturnType<typeof signIn>>>();

async function signIn({ url, adminToken }: Product) {
  const browser = await startChromium();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/admin#token=${adminToken}`);
  await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

type Product = { url: string; adminToken: string };
