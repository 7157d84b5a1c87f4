import type { BrowserContextOptions } from 'playwright';
import { startChromium, watchedPage, type Watched } from './chromium.ts';

/**
 * A page in a browser that somebody opened the desk in before, with the shared token: each of its addresses is open to them at once.
 * The tests of a process share the session, so whoever signs out comes with the token instead.
 */
export async function signedInPage(product: Product, options: BrowserContextOptions): Promise<Watched> {
  const storageState = kept.get(product.url) ?? (await signIn(product));
  kept.set(product.url, storageState);
  return watchedPage(await startChromium(), product.url, { ...options, storageState });
}

/** What the browser keeps of a session, by the address of the product. */
const kept = new Map<string, Awaited<ReturnType<typeof signIn>>>();

async function signIn({ url, adminToken }: Product) {
  const browser = await startChromium();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/admin#token=${adminToken}`);
  await page.getByRole('button', { name: 'Afmelden' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

type Product = { url: string; adminToken: string };
