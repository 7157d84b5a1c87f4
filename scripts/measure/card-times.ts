import type { Product } from '../local/start/product.ts';
import { onProduct } from './on-product.ts';
import { postAddresses } from './post-addresses.ts';
import { inSeconds, summary, type Row } from './report.ts';

/** How long a program waits that asks for the picture of a page or post: the very first one, a new one, a kept one. */
export const cardTimes = (): Promise<Row[]> =>
  onProduct('demo', async (product) => {
    const posts = (await postAddresses(product.url)).slice(0, 12).map((address) => new URL(address));
    const first = await answerTime(product, '/og/nl/home.png');
    const fresh: number[] = [];
    const kept: number[] = [];
    for (const { pathname } of posts) {
      fresh.push(await answerTime(product, `/og${pathname}.png`));
      kept.push(await answerTime(product, `/og${pathname}.png`));
    }
    return [
      { what: 'picture for sharing: the first one after the start', value: inSeconds(first) },
      {
        what: `  a post's, drawn (median of ${fresh.length} · slowest)`,
        value: `${inSeconds(summary(fresh).median)} · ${inSeconds(summary(fresh).most)}`,
      },
      {
        what: `  the same again, kept in memory (median of ${kept.length})`,
        value: inSeconds(summary(kept).median),
      },
    ];
  });

async function answerTime({ url }: Product, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${url}${path}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - start;
}
