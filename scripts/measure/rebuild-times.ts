import type { Product } from '../local/start/product.ts';
import { aRow, insertPosts, readBuild, until } from './desk-client.ts';
import { onProduct } from './on-product.ts';
import { inSeconds, summary, type Row } from './report.ts';

/** What a rebuild costs as the site grows. */
export const rebuildTimes = (): Promise<Row[]> =>
  onProduct('none', async (product) => {
    const rows: Row[] = [];
    for (const articles of [1000, 2000]) {
      await insertPosts(product, articlesBetween({ from: articles - 1000, to: articles }));
      const full = await rebuildTime(product, { seconds: 180 });
      const one: number[] = [];
      for (let round = 0; round < 5; round++) {
        const number = 100_000 + articles + round;
        await insertPosts(product, articlesBetween({ from: number, to: number + 1 }));
        one.push(await rebuildTime(product, { seconds: 60 }));
      }
      const { median, least, most } = summary(one);
      rows.push(
        {
          what: `rebuild after 1,000 new articles × 4 languages (${articles * 4} pages then)`,
          value: inSeconds(full),
        },
        {
          what: `rebuild after one more article × 4 on top of ${articles} × 4 (median of ${one.length})`,
          value: inSeconds(median),
          ...(articles === 1000 ? { goal: '≤ 1.5 s', ok: median <= 1500 } : {}),
        },
        { what: '  fastest · slowest', value: `${inSeconds(least)} · ${inSeconds(most)}` },
      );
    }
    return rows;
  });

/** From calling the build hook to the new site being served, in milliseconds. */
export async function rebuildTime(product: Product, { seconds }: { seconds: number }): Promise<number> {
  const before = (await readBuild(product.url)).contentVersion;
  const start = performance.now();
  await fetch(product.buildHookUrl, { method: 'POST' });
  await until(async () => (await readBuild(product.url)).contentVersion > before, {
    seconds,
    what: 'the build is served',
  });
  const time = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return time;
}

export function articlesBetween({ from, to }: { from: number; to: number }) {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  return numbers.flatMap((number) => ['nl', 'en', 'es', 'de'].map((language) => aRow({ number, language })));
}
