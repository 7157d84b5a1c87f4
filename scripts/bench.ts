/** `npm run bench`: how fast a publish is live, what a rebuild costs as the site grows, and how many messages it takes. */
import { rmSync } from 'node:fs';
import { startProduct, type Product } from './local/product.ts';
import { aRow, insertPosts, openDesk, readBuild, until } from './measure/desk-client.ts';
import { sendMessages } from './measure/messages.ts';
import { inSeconds, report, summary, type Row } from './measure/report.ts';

const quietSeconds = 0.5;
const rows: Row[] = [];

await onProduct({ SEED: 'demo' }, async (product) => {
  const times = await publishTimes(product, 7);
  const { median, least, most } = summary(times);
  rows.push({
    what: `publish → page read live, beyond the quiet time, demo site (median of ${times.length})`,
    value: inSeconds(median),
    goal: '≤ 3 s',
    ok: median <= 3000,
  });
  rows.push({ what: '  fastest · slowest', value: `${inSeconds(least)} · ${inSeconds(most)}` });
});

await onProduct({ SEED: 'none' }, async (product) => {
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
    rows.push({
      what: `rebuild after 1,000 new articles × 4 languages (${articles * 4} pages then)`,
      value: inSeconds(full),
    });
    rows.push({
      what: `rebuild after one more article × 4 on top of ${articles} × 4 (median of ${one.length})`,
      value: inSeconds(median),
      ...(articles === 1000 ? { goal: '≤ 1.5 s', ok: median <= 1500 } : {}),
    });
    rows.push({ what: '  fastest · slowest', value: `${inSeconds(least)} · ${inSeconds(most)}` });
  }
});

await onProduct({ SEED: 'none', CONTACT_LIMIT: '100000' }, async (product) => {
  const count = 5000;
  const atOnce = 50;
  const { p95, refused, lost, doubled, mailed } = await sendMessages(product, { count, atOnce });
  rows.push({
    what: `a message, from sending to “sent”: p95 of ${count}, ${atOnce} at a time`,
    value: inSeconds(p95),
  });
  rows.push({
    what: '  lost · doubled · refused',
    value: `${lost} · ${doubled} · ${refused}`,
    goal: 'none',
    ok: lost + doubled + refused === 0,
  });
  rows.push({
    what: '  mailed at once; the others are held, being more than 300 an hour',
    value: String(mailed),
  });
});

report('bench', rows);
process.exitCode = rows.every(({ ok }) => ok !== false) ? 0 : 1;

/** From sending the article to having read its page, less the quiet time, in milliseconds. */
async function publishTimes(product: Product, rounds: number): Promise<number[]> {
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

/** From calling the build hook to the new site being served, in milliseconds. */
async function rebuildTime(product: Product, { seconds }: { seconds: number }): Promise<number> {
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

function articlesBetween({ from, to }: { from: number; to: number }) {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  return numbers.flatMap((number) => ['nl', 'en', 'es', 'de'].map((language) => aRow({ number, language })));
}

async function onProduct(
  env: Record<string, string>,
  measure: (product: Product) => Promise<void>,
): Promise<void> {
  console.log(`Starting a product (${JSON.stringify(env)}) …`);
  const product = await startProduct({ env: { ...env, REBUILD_QUIET_SECONDS: String(quietSeconds) } });
  try {
    await measure(product);
  } finally {
    await product.stop();
    rmSync(product.localDir, { recursive: true, force: true });
  }
}
