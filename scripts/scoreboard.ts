/** `npm run scoreboard`: what the product can be trusted with, on amounts too large for `npm test`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { safeBody } from '#core/post/text/body.ts';
import type { Product } from './local/start/product.ts';
import { aRow, publishRows } from './measure/desk-client.ts';
import { onProduct } from './measure/on-product.ts';
import { postAddresses } from './measure/post-addresses.ts';
import { report, type Row } from './measure/report.ts';
import { readWhile, swapOften, swaps } from './measure/swap-times.ts';

const rows: Row[] = [];
await onProduct('none', manyPosts);
await onProduct('none', swapsUnderLoad);
hostileText();
heavyTests();
report('scoreboard', rows);
process.exitCode = rows.every(({ ok }) => ok !== false) ? 0 : 1;

/** What `npm test` leaves out. */
function heavyTests(): void {
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', 'heavy'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
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
  const posts = Array.from({ length: wanted }, (_, number) => aRow({ number, language: 'nl' }));
  await publishRows(product, posts, { dutch: wanted, seconds: 240 });
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

/** The site answers 200 with whole pages while it is rebuilt and swapped. */
async function swapsUnderLoad(product: Product): Promise<void> {
  const { times, failures } = await readWhile(product, () => swapOften(product));
  if (failures.length > 0) console.log(failures.slice(0, 10).join('\n'));
  rows.push({
    what: `answers that were not a whole page during ${swaps} swaps`,
    value: `${failures.length} of ${times.length}`,
    goal: '0',
    ok: failures.length === 0,
  });
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

/** Tags that would do something. Text that merely speaks of such things is no tag. */
function activeTags(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  return tags.filter((tag) =>
    /^<(script|iframe|svg|object|embed|style|form)\b|\son\w+\s*=|\s(href|src)="\s*javascript:/i.test(tag),
  );
}
