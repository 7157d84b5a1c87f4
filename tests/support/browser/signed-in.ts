import type { BrowserContextOptions } from 'playwright';
import { startChromium, watchedPage, type Watched } from './chromium.ts';

/**
 * Opens a page of the desk as a signed-in editor. All tests of a process share one session per site, so a test that
 * signs out must create its own.
 */
export async function signedInPage(product: Product, options: BrowserContextOptions): Promise<Watched> {
  const storageState = kept.get(product.url) ?? (await signIn(product));
  kept.set(product.url, storageState);
  return watchedPage(product.url, { ...options, storageState });
}

/** Maps the URL of each site to the browser storage that contains its session. */
const kept = new Map<string, Awaited<ReturnType<typeof signIn>>>();

async function signIn({ url, adminToken }: Product) {
  const browser = await startChromium();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/admin#token=${adminToken}`);
  await page.locator('#desk-content').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

type Product = { url: string; adminToken: string };
