import type { Product } from '../local/start/product.ts';
import { openDesk, readBuild, until } from './desk-client.ts';
import { onProduct } from './on-product.ts';
import { inMilliseconds, percentile, type Row } from './report.ts';

export const swaps = 50;
const pages = [
  '/',
  '/nl',
  '/blog',
  '/nl/blog',
  '/de/partners',
  '/nl/rss.xml',
  '/build.json',
  '/sitemap-index.xml',
];

/** How long readers wait for a page at rest, and while the site is built and swapped fifty times under their eyes. */
export const swapTimes = (): Promise<Row[]> =>
  onProduct('demo', async (product) => {
    const rest = await readWhile(product, () => new Promise((resolve) => setTimeout(resolve, 10_000)));
    const busy = await readWhile(product, () => swapOften(product));
    const most = Math.max(3 * p99(rest.times), 15);
    return [
      { what: `a page at rest: p99 of ${rest.times.length}`, value: inMilliseconds(p99(rest.times)) },
      {
        what: `a page during ${swaps} swaps: p99 of ${busy.times.length}`,
        value: inMilliseconds(p99(busy.times)),
        goal: `≤ ${inMilliseconds(most)}`,
        ok: p99(busy.times) <= most,
      },
      {
        what: '  requests that failed',
        value: String(busy.failures.length + rest.failures.length),
        goal: '0',
        ok: busy.failures.length + rest.failures.length === 0,
      },
    ];
  });

/** Publishes an article `swaps` times, one after the other. */
export async function swapOften(product: Product): Promise<void> {
  const desk = await openDesk(product);
  for (let swap = 0; swap < swaps; swap++) {
    const version = await desk.publish(`wissel-${swap}`);
    await until(async () => (await readBuild(product.url)).contentVersion >= version, {
      seconds: 60,
      what: 'the swap',
    });
  }
}

/** One reader per page, each a hundred times a second at most. Times in milliseconds; an answer that is no whole page is a failure. */
export async function readWhile({ url }: Product, work: () => Promise<unknown>): Promise<Readings> {
  const readings: Readings = { times: [], failures: [] };
  let isReading = true;
  const readers = pages.map(async (page) => {
    while (isReading) {
      const start = performance.now();
      const failure = await fetch(`${url}${page}`).then(
        async (answer) =>
          isWhole(await answer.text()) && answer.status === 200 ? undefined : `status ${answer.status}`,
        String,
      );
      readings.times.push(performance.now() - start);
      if (failure !== undefined) readings.failures.push(`${page}: ${failure}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  await work();
  isReading = false;
  await Promise.all(readers);
  return readings;
}

const isWhole = (text: string): boolean => /(<\/html>|<\/rss>|<\/sitemapindex>|\})\s*$/.test(text);

const p99 = (times: number[]): number => percentile(times, 99);

type Readings = { times: number[]; failures: string[] };
