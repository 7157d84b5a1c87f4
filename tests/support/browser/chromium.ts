import { mkdirSync, writeFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright';
import { chromiumFlags, chromiumPath, fontsOfDevices } from '../../../scripts/tools/bench/chromium-path.ts';

/** All test files of a process share this browser, which ends with the process. */
export function startChromium(): Promise<Browser> {
  running ??= launch();
  return running;
}

let running: Promise<Browser> | undefined;

/** Without this limit, Chromium would start a spare process per context. Most spare processes would stay unused. */
const fewProcesses = '--renderer-process-limit=1';

async function launch(): Promise<Browser> {
  // Playwright records a stack trace per command. With Vitest’s 100 frames, that took a tenth of Playwright’s time.
  Error.stackTraceLimit = 20;
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumFlags, fewProcesses],
    env: { ...process.env, ...fontsOfDevices },
  });
  browser.on('disconnected', () => (running = undefined));
  return browser;
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop = { viewport: { width: 1440, height: 900 } };
/** A test of both widths runs on the phone in `npm test`, and on the desktop in `npm test -- heavy`. */
export const phoneThenDesktop = [
  { size: phone, tags: [] },
  { size: desktop, tags: ['heavy'] },
];

/** Opens a page that closes after its test. `troubles` are errors, warnings and requests to other sites. */
export async function watchedPage(site: string, options: BrowserContextOptions): Promise<Watched> {
  const context = await (await startChromium()).newContext(options);
  // On a busy machine, publishing may take longer than Playwright’s default of 30 seconds.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  const requests: string[] = [];
  const unanswered: string[] = [];
  // The later one runs first.
  onTestFinished(() => context.close());
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
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
    // On a slow page, the browser skips the view transition. This is no error of ours.
    if (!message.startsWith('Transition was aborted')) troubles.push(`error: ${message}`);
  });
  page.on('console', (message) => {
    // Advice to developers differs between browser versions, so only warnings and errors count.
    if (!isHint(message)) troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    requests.push(request.url());
    if (!request.url().startsWith(site) && !request.url().startsWith('data:'))
      troubles.push(`foreign: ${request.url()}`);
  });
  return { page, troubles, requests, close: () => context.close() };
}

/**
 * Leaves out what the browser logs about requests that the test expects to fail: those to one of the paths, or below a
 * path that ends with a slash, with this status, or `ERR_FAILED` if the test cut them off.
 */
export function withoutFailed(troubles: string[], how: number | 'ERR_FAILED', ...paths: string[]): string[] {
  return troubles.filter((trouble) => {
    const [, said, address] = /^console: Failed to load resource: (.+) \((\S+)\)$/.exec(trouble) ?? [];
    if (said === undefined || address === undefined || !said.includes(String(how))) return true;
    const { pathname } = new URL(address);
    return !paths.some((path) => pathname === path || (path.endsWith('/') && pathname.startsWith(path)));
  });
}

const isHint = (message: ConsoleMessage): boolean => !['warning', 'error', 'assert'].includes(message.type());

export type Watched = { page: Page; troubles: string[]; requests: string[]; close: () => Promise<void> };
