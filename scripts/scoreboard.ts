/** `npm run scoreboard`: what the product can be trusted with, in quantities too large for `npm test`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { safeBody } from '#core/post/text/body.ts';
import type { Product } from './local/product.ts';
import { articleRow, publishRows, withProduct } from './tools/bench/measured-product.ts';
import { report, type Row } from './tools/bench/report.ts';

report('scoreboard', [...(await withProduct('none', manyPosts)), hostileText(), heavyTests()]);

/** 2,500 published posts in one language are all pages, in the sitemap, and within reach of the overviews. */
async function manyPosts({ url, ...product }: Product): Promise<Row[]> {
  const wanted = 2500;
  const posts = Array.from({ length: wanted }, (_, number) => articleRow({ number, language: 'nl' }));
  await publishRows({ url, ...product }, posts, { dutch: wanted, seconds: 240 });
  let pages = 0;
  for (let number = 0; number < wanted; number++)
    if ((await textAt(`${url}/blog/bericht-${number}-nl`)).includes('<h1')) pages++;
  const row = (what: string, count: number): Row => ({
    ...{ what, value: `${count} of ${wanted}`, goal: 'all', ok: count === wanted },
  });
  return [
    row('published Dutch posts that are pages', pages),
    row('of them in the sitemap', (await slugsInSitemap(url)).size),
    row('of them within reach of the overviews', (await slugsInOverviews(url)).size),
  ];
}

async function slugsInSitemap(url: string): Promise<Set<string>> {
  const index = await textAt(`${url}/sitemap-index.xml`);
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-posts-[^<]+)<\/loc>/g)];
  const texts = await Promise.all(parts.map(([, part = '']) => textAt(url + part)));
  return slugsIn(texts.join('\n'));
}

/** Follows the links from the Dutch overview to older posts. */
async function slugsInOverviews(url: string): Promise<Set<string>> {
  let overviews = '';
  for (let next: string | undefined = '/nl/blog'; next !== undefined;) {
    const overview: string = await textAt(url + next);
    overviews += overview;
    next = /rel="prev" href="([^"]+)"/.exec(overview)?.[1];
  }
  return slugsIn(overviews);
}

const slugsIn = (text: string): Set<string> => new Set(text.match(/bericht-\d+-nl/g));

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  return answer.ok ? answer.text() : '';
}

/** Runs public collections of hostile text through the one function that makes HTML safe. */
function hostileText(): Row {
  const strings = path.join(process.env['CORPORA_DIR'] ?? '', 'strings', 'blns.json');
  const what = 'naughty strings that left something active after safeBody';
  if (!existsSync(strings)) return { what, value: 'skipped: CORPORA_DIR is not set' };
  const texts = JSON.parse(readFileSync(strings, 'utf8')) as string[];
  const active = texts.filter((text) => hasActiveTag(safeBody({ content: text, title: 'x' })));
  return { what, value: `${active.length} of ${texts.length}`, goal: '0', ok: active.length === 0 };
}

/** Looks inside tags only: text that mentions a script is harmless. */
const hasActiveTag = (html: string): boolean =>
  (html.match(/<[a-z][^>]*>/gi) ?? []).some((tag) =>
    /^<(script|iframe|svg|object|embed|style|form)\b|\son\w+\s*=|\s(href|src)="\s*javascript:/i.test(tag),
  );

/** The tests that `npm test` leaves out. */
function heavyTests(): Row {
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', 'heavy'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
  const ok = status === 0;
  return { what: 'the heavy tests', value: ok ? 'passed' : 'failed', goal: 'passed', ok };
}
