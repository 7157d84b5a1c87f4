import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { onTestFailed } from 'vitest';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';

/** A browser without any download: the system's where there is one, else the one that comes inside a package. */
export async function startChromium(): Promise<Browser> {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (file) => existsSync(file),
  );
  return chromium.launch({
    executablePath: installed ?? (await sparticuz.executablePath()),
    // Not the package's own list: it puts all of the browser into one process, which dies with its first closed context.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A page that remembers what went wrong in it: errors, console messages, and requests to any other site. */
export async function watchedPage(
  browser: Browser,
  site: string,
  options: BrowserContextOptions,
): Promise<Watched> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  onTestFailed(async ({ task }) => {
    await page.screenshot({
      path: `reports/browser/${task.name.replaceAll(/\W+/g, '-')}.png`,
      fullPage: true,
    });
  });
  const troubles: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => troubles.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    requests.push(request.url());
    if (!request.url().startsWith(site) && !request.url().startsWith('data:'))
      troubles.push(`foreign: ${request.url()}`);
  });
  return { page, troubles, requests, close: () => context.close() };
}

export type Watched = { page: Page; troubles: string[]; requests: string[]; close: () => Promise<void> };
