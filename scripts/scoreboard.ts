/** `npm run scoreboard`: what the product can be trusted with, on amounts too large for `npm test`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { safeBody } from '#core/post/text/body.ts';
import { startProduct, type Product } from './local/start/product.ts';
import { aRow, insertPosts, openDesk, readBuild, until } from './measure/desk-client.ts';
import { postAddresses } from './measure/post-addresses.ts';
import { report, type Row } from './measure/report.ts';

const rows: Row[] = [];
await onProduct(manyPosts);
await onProduct(swapsUnderLoad);
hostileText();
heavyTests();
report('scoreboard', rows);
process.exitCode = rows.every(({ ok }) => ok !== false) ? 0 : 1;

/** Databases and deliveries that are killed many times, and bundles as the host makes them: `tests/heavy`. */
function heavyTests(): void {
  const vitest = path.resolve(import.meta.dirname, '../node_modules/.bin/vitest');
  const { status } = spawnSync(vitest, ['run', '--project', 'heavy'], { stdio: 'inherit' });
  rows.push({
    what: 'the heavy tests',
    value: status === 0 ? 'passed' : 'failed',
    goal: 'passed',
    ok: status === 0,
  });
}

/** 2,500 published posts in one language are all pages. */
async function manyPosts(product: Product): Promise<void> {
  const wanted = 2500;
  await insertPosts(
    product,
    Array.from({ length: wanted }, (_, number) => aRow({ number, language: 'nl' })),
  );
  await fetch(product.buildHookUrl, { method: 'POST' });
  await until(async () => (await readBuild(product.url)).posts['nl'] === wanted, {
    seconds: 240,
    what: 'all posts are built',
  });
  let pages = 0;
  for (let number = 0; number < wanted; number++) {
    const answer = await fetch(`${product.url}/blog/bericht-${number}-nl`);
    if (answer.ok && (await answer.text()).includes(`<h1`)) pages++;
  }
  const listed = (await postAddresses(product.url)).filter((address) =>
    /bericht-\d+-nl$/.test(address),
  ).length;
  const linked = (await linkedFromOverviews(product)).size;
  for (const [what, count] of [
    ['published Dutch posts that are pages', pages],
    ['of them in the sitemap', listed],
    ['of them within reach of the overviews', linked],
  ] as const)
    rows.push({ what, value: `${count} of ${wanted}`, goal: 'all', ok: count === wanted });
}

/** The slugs that somebody finds who goes from the Dutch overview to older and older ones. */
async function linkedFromOverviews({ url }: Product): Promise<Set<string>> {
  const linked = new Set<string>();
  for (let next: string | undefined = '/nl/blog'; next !== undefined;) {
    const overview: string = await (await fetch(`${url}${next}`)).text();
    for (const [slug] of overview.matchAll(/bericht-\d+-nl/g)) linked.add(slug);
    next = /rel="prev" href="([^"]+)"/.exec(overview)?.[1];
  }
  return linked;
}

/** The site answers 200 with whole pages while it is rebuilt and swapped 50 times. */
async function swapsUnderLoad(product: Product): Promise<void> {
  const swaps = 50;
  const desk = await openDesk(product);
  let reading = true;
  let answers = 0;
  const failures: string[] = [];
  const readers = [
    '/',
    '/nl',
    '/blog',
    '/nl/blog',
    '/de/partners',
    '/nl/rss.xml',
    '/build.json',
    '/sitemap-index.xml',
  ].map(async (page) => {
    while (reading) {
      const answer = await fetch(`${product.url}${page}`).catch((cause: unknown) => String(cause));
      const whole = typeof answer !== 'string' && answer.status === 200 && isWhole(await answer.text());
      answers++;
      if (!whole) failures.push(`${page}: ${typeof answer === 'string' ? answer : answer.status}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  for (let swap = 0; swap < swaps; swap++) {
    const version = await desk.publish(`wissel-${swap}`);
    await until(async () => (await readBuild(product.url)).contentVersion >= version, {
      seconds: 60,
      what: 'the swap',
    });
  }
  reading = false;
  await Promise.all(readers);
  if (failures.length > 0) console.log(failures.slice(0, 10).join('\n'));
  rows.push({
    what: `answers that were not a whole page during ${swaps} swaps`,
    value: `${failures.length} of ${answers}`,
    goal: '0',
    ok: failures.length === 0,
  });
}

function isWhole(text: string): boolean {
  return /(<\/html>|<\/rss>|<\/sitemapindex>|\})\s*$/.test(text);
}

/** Public collections of hostile text go through the one function that makes HTML safe. */
function hostileText(): void {
  const corpora = process.env['CORPORA_DIR'];
  const strings = path.join(corpora ?? '', 'strings', 'blns.json');
  if (corpora === undefined || !existsSync(strings)) {
    rows.push({ what: 'naughty strings through safeBody', value: 'skipped: CORPORA_DIR is not set' });
    return;
  }
  const texts = JSON.parse(readFileSync(strings, 'utf8')) as string[];
  const active = texts.filter((text) => activeTags(safeBody({ content: text, title: 'x' })).length > 0);
  rows.push({
    what: 'naughty strings that left something active after safeBody',
    value: `${active.length} of ${texts.length}`,
    goal: '0',
    ok: active.length === 0,
  });
}

async function onProduct(measure: (product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct({ env: { SEED: 'none', REBUILD_QUIET_SECONDS: '0' } });
  try {
    await measure(product);
  } finally {
    await product.stop();
    rmSync(product.localDir, { recursive: true, force: true });
  }
}

/** Tags that would do something. Text that merely speaks of such things is no tag. */
function activeTags(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  return tags.filter((tag) =>
    /^<(script|iframe|svg|object|embed|style|form)\b|\son\w+\s*=|\s(href|src)="\s*javascript:/i.test(tag),
  );
}
