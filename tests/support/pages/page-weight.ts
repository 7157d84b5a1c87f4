import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Response } from 'playwright';
import { startChromium } from '../browser/chromium.ts';

/** Opens a page without interaction, and measures what loads until the network is idle and the fonts have loaded. */
export async function weighedPage({
  address,
  options,
}: {
  address: string;
  options: BrowserContextOptions;
}): Promise<PageWeight> {
  const context = await (await startChromium()).newContext(options);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  let transferBytes = 0;
  const network = await context.newCDPSession(page);
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (transferBytes += encodedDataLength));
  await network.send('Network.enable');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a busy machine, the network may be idle for a while before the browser requests the fonts.
  await page.waitForFunction(() => {
    const states = [...document.fonts].map(({ status }) => status);
    return states.includes('loaded') && !states.includes('loading');
  });

  const bodies = async (type: string) =>
    Promise.all(
      responses
        .filter((response) => response.request().resourceType() === type)
        .map((response) => response.body()),
    );
  const html = await page.content();
  // Scripts without a file, except structured data, which does not run.
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  const weight = {
    scripts: [...(await bodies('script')).map(String), ...inline.map(([, script]) => script ?? '')],
    styles: (await bodies('stylesheet')).map(String),
    documents: (await bodies('document')).map(String),
    transferBytes,
    fontBytes: (await bodies('font')).reduce((sum, font) => sum + font.length, 0),
    height: await page.evaluate(() => document.documentElement.scrollHeight),
    blocking: await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
          .length,
    ),
    fontsBeforePaint: await page.evaluate(() => {
      // The page must not request fonts before the first paint or the end of the load event, whichever is earlier.
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const first = Math.min(painted?.startTime ?? Infinity, navigation?.loadEventEnd ?? Infinity);
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < first)
        .map(({ name }) => name);
    }),
    fontPreloads: await page.locator('link[rel="preload"][as="font"]').count(),
    foreign: responses.map((response) => response.url()).filter((url) => isForeign(url, address)),
    layoutShift: await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    ),
  };
  await context.close();
  return weight;
}

export const gzipBytes = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

const isForeign = (url: string, address: string): boolean =>
  !url.startsWith('data:') && new URL(url).origin !== new URL(address).origin;

export type PageWeight = {
  scripts: string[];
  styles: string[];
  documents: string[];
  /** The compressed size of all responses, with their headers. */
  transferBytes: number;
  fontBytes: number;
  /** The fonts that the browser requested before both the first paint and the load event. */
  fontsBeforePaint: string[];
  fontPreloads: number;
  height: number;
  /** The number of render-blocking requests, without the page itself. */
  blocking: number;
  foreign: string[];
  layoutShift: number;
};
