import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { locales } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import type { Product } from '../local/start/product.ts';
import { chromiumFlags, chromiumPath } from './chromium-path.ts';
import { insertRows, readBuild, secretKeyOf, until } from './desk-client.ts';
import { onProduct } from './on-product.ts';
import { inSeconds, summary, type Row } from './report.ts';
import { spanishPost } from './spanish-post.ts';

const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

/** In milliseconds, for the largest contentful paint. */
const longestPaint = 1000;

/**
 * What Lighthouse says of the served production build on a phone, as its own defaults simulate one. Where addresses are
 * given, of those only. Every run stands in reports/lighthouse.json, with what cost it points.
 */
export const lighthouseScores = (only: string[]): Promise<Row[]> =>
  onProduct('demo', async (product) => {
    await insertRows(product.url, secretKeyOf(product), [spanishPost]);
    await builtAgain(product);
    const chrome = await launch({
      chromePath: await chromiumPath(),
      chromeFlags: ['--headless=new', ...chromiumFlags],
      logLevel: 'silent',
    });
    try {
      return await scoresOf(product, { chrome, pages: only.length > 0 ? only : measuredPages() });
    } finally {
      chrome.kill();
    }
  });

/** Every kind of page, in four languages. */
const measuredPages = (): string[] =>
  locales.flatMap((locale) => [
    ...(['home', 'blog'] as const).map((page) => pagePath({ page, locale })),
    `/blog/${spanishPost.slug_base}-${locale}`,
    ...(['bitcoin', 'partners', 'news', 'privacy'] as const).map((page) => pagePath({ page, locale })),
  ]);

async function scoresOf({ url }: Product, { chrome, pages }: Measuring): Promise<Row[]> {
  const all: { page: string; runs: Run[] }[] = [];
  const rows: Row[] = [];
  for (const page of pages) {
    const runs: Run[] = [];
    for (let round = 0; round < rounds; round++) runs.push(await oneRun(`${url}${page}`, chrome));
    const scores = categories.map((category) => summary(runs.map(({ scores }) => scores[category])).median);
    const paint = summary(runs.map((run) => run.largestPaint)).median;
    const row = {
      what: `Lighthouse, phone, median of ${rounds}: ${page}`,
      value: `${scores.join(' · ')} · ${inSeconds(paint)}`,
      goal: `5 × 100, ≤ ${inSeconds(longestPaint)}`,
      ok: scores.every((score) => score === 100) && paint <= longestPaint,
    };
    console.log(`${row.ok ? '✓' : '✗'} ${page}  ${row.value}`);
    rows.push(row);
    all.push({ page, runs });
  }
  keep({ categories, pages: all });
  return [{ what: `Lighthouse: ${categories.join(' · ')} · largest paint`, value: '' }, ...rows];
}

async function oneRun(address: string, chrome: LaunchedChrome): Promise<Run> {
  const result = await lighthouse(address, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(
      `Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  const { lhr } = result;
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
  ) as Run['scores'];
  const counted = new Set(
    Object.values(lhr.categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .map(({ id }) => id),
  );
  const lost = Object.values(lhr.audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 1)
    .map(({ id, score, displayValue }) => `${id}: ${String(score)} ${displayValue ?? ''}`.trim());
  return { scores, largestPaint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN, lost };
}

function keep(content: unknown): void {
  const file = path.resolve(import.meta.dirname, '../../reports/lighthouse.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

type Measuring = { chrome: LaunchedChrome; pages: string[] };

type Run = {
  /** Of 100. */
  scores: Record<(typeof categories)[number], number>;
  /** In milliseconds. */
  largestPaint: number;
  /** The audits that count and were not passed in full. */
  lost: string[];
};

/** Asks for a build, and waits until what it made is served. */
async function builtAgain(product: Product): Promise<void> {
  const before = (await readBuild(product.url)).contentVersion;
  await fetch(product.buildHookUrl, { method: 'POST' });
  await until(async () => (await readBuild(product.url)).contentVersion > before, {
    seconds: 60,
    what: 'the build is served',
  });
}
