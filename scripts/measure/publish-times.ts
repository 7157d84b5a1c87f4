import type { Product } from '../local/start/product.ts';
import { articlesBetween } from './articles.ts';
import { openDesk, publishRows, until } from './desk-client.ts';
import { onProduct } from './on-product.ts';
import { inSeconds, medianRow, summary, type Row } from './report.ts';

const rounds = 7;

/** From the press to having read the page with the change on the running product, waiting included. */
export async function publishTimes(articles = 0): Promise<Row[]> {
  const { fresh, corrected } = await onProduct(articles === 0 ? 'demo' : 'none', async (product) => {
    if (articles > 0)
      await publishRows(product, articlesBetween({ from: 0, to: articles }), {
        dutch: articles,
        seconds: 1800,
      });
    return measured(product);
  });
  const size = articles === 0 ? 'demo site' : `${articles * 4} pages`;
  const most = articles < 2000 ? 1000 : 2000;
  return [
    ...rowsOf(`press → new post read live, ${size}`, fresh, most),
    ...rowsOf(`press → correction read live, ${size}`, corrected, most),
  ];
}

function rowsOf(what: string, times: number[], most: number): Row[] {
  const { least, most: slowest } = summary(times);
  return [
    medianRow(what, times, most),
    { what: '  fastest · slowest', value: `${inSeconds(least)} · ${inSeconds(slowest)}` },
  ];
}

async function measured(product: Product): Promise<{ fresh: number[]; corrected: number[] }> {
  const desk = await openDesk(product);
  const fresh: number[] = [];
  const corrected: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const slugBase = `meting-${round}`;
    const page = `${product.url}/blog/${slugBase}-nl`;
    fresh.push(
      await timeUntil(
        () => desk.publish(slugBase),
        async () => (await fetch(page)).ok,
      ),
    );
    corrected.push(
      await timeUntil(
        () => desk.correct(slugBase, `Beter ${round}`),
        async () => (await (await fetch(page)).text()).includes(`Beter ${round}`),
      ),
    );
  }
  return { fresh, corrected };
}

/** In milliseconds. The next round finds the builder at rest, as an editor would. */
async function timeUntil(work: () => Promise<unknown>, isSeen: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  await work();
  await until(isSeen, { seconds: 60, what: 'the change is live' });
  const time = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return time;
}
