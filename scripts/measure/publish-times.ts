import type { Product } from '../local/start/product.ts';
import { openDesk, until } from './desk-client.ts';
import { onProduct, quietSeconds } from './on-product.ts';
import { inSeconds, summary, type Row } from './report.ts';

const rounds = 7;

/** From sending an article to having read its page, less the quiet time. */
export async function publishTimes(): Promise<Row[]> {
  const { median, least, most } = summary(await onProduct('demo', measured));
  return [
    {
      what: `publish → page read live, beyond the quiet time, demo site (median of ${rounds})`,
      value: inSeconds(median),
      goal: '≤ 3 s',
      ok: median <= 3000,
    },
    { what: '  fastest · slowest', value: `${inSeconds(least)} · ${inSeconds(most)}` },
  ];
}

async function measured(product: Product): Promise<number[]> {
  const desk = await openDesk(product);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const slugBase = `meting-${round}`;
    const start = performance.now();
    await desk.publish(slugBase);
    await until(async () => (await fetch(`${product.url}/blog/${slugBase}-nl`)).ok, {
      seconds: 60,
      what: 'the post is live',
    });
    times.push(performance.now() - start - quietSeconds * 1000);
    // The next round is to find the builder at rest, as an editor would.
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
  return times;
}
