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
 * The browser every check runs in. Files that run in one process share it, since a start takes longer than some of them;
 * closing it closes what was opened in it. It ends with its process.
 */
export function startChromium(): Promise<Browser> {
  running ??= launch();
  return running;
}

let running: Promise<Browser> | undefined;

/** Otherwise the browser starts a process ahead for each context, which most contexts do not live to use. */
const fewProcesses = '--renderer-process-limit=1';

async function launch(): Promise<Browser> {
  // Playwright notes the stack of each command in case it fails: of the hundred frames that Vitest asks for, a tenth of its time.
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

/** A page that remembers what went wrong in it: errors, console messages, and requests to any other site. */
export async function watchedPage(
  browser: Browser,
  site: string,
  options: BrowserContextOptions,
): Promise<Watched> {
  const context = await browser.newContext(options);
  // On a busy machine, or a slow one, a publish is seen later than the half minute that is usual.
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
    // A page that is slow to come is shown without its transition: no error of ours.
    if (!message.startsWith('Transition was aborted')) troubles.push(`error: ${message}`);
  });
  page.on('console', (message) => {
    // A browser's hints to developers differ from version to version; what it warns of or refuses counts.
    if (!isHint(message)) troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    requests.push(request.url());
    if (!request.url().startsWith(site) && !request.url().startsWith('data:'))
      troubles.push(`foreign: ${request.url()}`);
  });
  return { page, troubles, requests, close: () => context.close() };
}

/** Anything that is neither a warning nor an error: Chromium gives its advice at a lower level. */
const isHint = (message: ConsoleMessage): boolean => !['warning', 'error', 'assert'].includes(message.type());

export type Watched = { page: Page; troubles: string[]; requests: string[]; close: () => Promise<void> };
