/** `npm run scoreboard` checks quantities that are too large for `npm test`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Product } from './local/product.ts';
import { articleRow, publishRows, withProduct } from './tools/bench/measured-product.ts';
import { report, type Row } from './tools/bench/report.ts';

report('scoreboard', [...(await withProduct('none', manyPosts)), heavyTests()]);

/** Checks that each of 2,500 posts in one language has a page, a sitemap entry and a link. */
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

function heavyTests(): Row {
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', 'heavy'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
  const ok = status === 0;
  return { what: 'the heavy tests', value: ok ? 'passed' : 'failed', goal: 'passed', ok };
}
