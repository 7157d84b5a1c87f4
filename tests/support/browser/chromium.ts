import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFailed } from 'vitest';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright';
import { chromiumFlags, chromiumPath } from '../../../scripts/tools/bench/chromium-path.ts';

/**
 * Starts the browser for a test file. Files in one process share a browser, because starting a browser takes longer than
 * some tests. Closing the result closes only the pages that this file opened. The browser ends with its process.
 */
export function startChromium(): Promise<Browser> {
  running ??= launch();
  return running;
}

let running: Promise<Browser> | undefined;

/** Stops the browser from starting spare processes, which most contexts would never use. */
const fewProcesses = '--renderer-process-limit=1';

async function launch(): Promise<Browser> {
  // Playwright records a stack trace per command. Vitest's setting of a hundred frames would take a tenth of Playwright's
  // time.
  Error.stackTraceLimit = 20;
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumFlags, fewProcesses],
    env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
  });
  browser.on('disconnected', () => (running = undefined));
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return browser;
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** Opens a page that records errors, console messages and requests to other sites. */
export async function watchedPage(
  browser: Browser,
  site: string,
  options: BrowserContextOptions,
): Promise<Watched> {
  const context = await browser.newContext(options);
  // On a busy machine, a publication may take longer to appear than Playwright's default timeout of 30
  // seconds.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  const requests: string[] = [];
  const unanswered: string[] = [];
  onTestFailed(async ({ task }) => {
    const file = `reports/browser/${task.name.replaceAll(/\W+/g, '-')}`;
    mkdirSync('reports/browser', { recursive: true });
    writeFileSync(`${file}.txt`, [...troubles, ...unanswered].join('\n'));
    for (const [number, shown] of context.pages().entries())
      await shown.screenshot({ path: `${file}${number === 0 ? '' : `-${number + 1}`}.png`, fullPage: true });
  });
  page.on('requestfailed', (request) =>
    unanswered.push(`${request.failure()?.errorText}: ${request.method()} ${request.url()}`),
  );
  page.on('pageerror', ({ message }) => {
    // The browser skips the view transition if a page loads slowly, which is not an error.
    if (!message.startsWith('Transition was aborted')) troubles.push(`error: ${message}`);
  });
  page.on('console', (message) => {
    // Hints to developers differ between browser versions, so only warnings and errors count.
    if (!isHint(message)) troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    requests.push(request.url());
    if (!request.url().startsWith(site) && !request.url().startsWith('data:'))
      troubles.push(`foreign: ${request.url()}`);
  });
  return { page, troubles, requests, close: () => context.close() };
}

/** Returns whether a message is neither a warning nor an error. Chromium logs its advice at a lower level. */
const isHint = (message: ConsoleMessage): boolean => !['warning', 'error', 'assert'].includes(message.type());

export type Watched = { page: Page; troubles: string[]; requests: string[]; close: () => Promise<void> };
