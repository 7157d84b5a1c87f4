import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../../local/product.ts';
import { articlesBetween, openDesk, publishRows, until, withProduct } from './measured-product.ts';
import { inSeconds, medianRow, type Row } from './report.ts';

const rounds = 7;

/** Measures the time from pressing “publish” until a reader gets the new page, on a running product. */
export async function publishTimes(articles = 0): Promise<Row[]> {
  const { created, corrected } = await withProduct(articles === 0 ? 'demo' : 'none', async (product) => {
    const posts = articlesBetween({ from: 0, to: articles });
    if (articles > 0) await publishRows(product, posts, { dutch: articles, seconds: 1800 });
    return measure(product);
  });
  const size = articles === 0 ? 'demo site' : `${articles * 4} pages`;
  const maxMs = articles < 2000 ? 1000 : 2000;
  return [
    ...rowsOf(`press → new post read live, ${size}`, created, maxMs),
    ...rowsOf(`press → correction read live, ${size}`, corrected, maxMs),
  ];
}

const rowsOf = (what: string, times: number[], maxMs: number): Row[] => [
  medianRow(what, times, maxMs),
  {
    what: '  fastest · slowest',
    value: `${inSeconds(Math.min(...times))} · ${inSeconds(Math.max(...times))}`,
  },
];

async function measure(product: Product): Promise<{ created: number[]; corrected: number[] }> {
  const desk = await openDesk(product);
  const created: number[] = [];
  const corrected: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const slugBase = `meting-${round}`;
    const title = `Beter ${round}`;
    const page = () => fetch(`${product.url}/blog/${slugBase}-nl`);
    created.push(
      await timeUntil(
        () => desk.publish(slugBase),
        async () => (await page()).ok,
      ),
    );
    corrected.push(
      await timeUntil(
        () => desk.changeTitle(slugBase, title),
        async () => (await (await page()).text()).includes(title),
      ),
    );
  }
  return { created, corrected };
}

/** Returns the milliseconds until the change is visible. The pause at the end lets the builder become idle. */
async function timeUntil(work: () => Promise<unknown>, isSeen: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  await work();
  await until(isSeen, { seconds: 60, what: 'the change is live' });
  const time = performance.now() - start;
  await pause(1500);
  return time;
}
