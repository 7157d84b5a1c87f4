import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { locales } from '#core/locale.ts';
import { pagePath, postPath } from '#core/paths.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { chromiumFlags, chromiumPath, fontsOfDevices } from './chromium-path.ts';
import { articleRow, publishRows, withProduct } from './measured-product.ts';
import { inSeconds, percentile, storeReport, type Row } from './report.ts';

const rounds = 5;
const maxPaintMs = 1000;
const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

/** Measures the pages in `only`, or the pages of `allPages` if `only` is empty. */
export const lighthouseScores = (only: string[]): Promise<Row[]> =>
  withProduct('none', async (product) => {
    const posts = locales.flatMap((language) => [
      articleRow({ number: 1, language }),
      { ...articleRow({ number: 2, language }), slug_base: newsBase },
    ]);
    await publishRows(product, posts, { dutch: 2, seconds: 60 });
    const chrome = await launch({
      chromePath: await chromiumPath(),
      chromeFlags: ['--headless=new', ...chromiumFlags],
      envVars: { ...process.env, ...fontsOfDevices },
      logLevel: 'silent',
    });
    const rows: Row[] = [];
    const pages: { page: string; runs: Run[] }[] = [];
    try {
      for (const page of only.length > 0 ? only : allPages()) {
        const runs: Run[] = [];
        for (let round = 0; round < rounds; round++)
          runs.push(await measure(product.url + page, chrome.port));
        pages.push({ page, runs });
        rows.push(rowOf(page, runs));
      }
    } finally {
      chrome.kill();
    }
    storeReport('lighthouse', { categories, pages });
    return [{ what: `Lighthouse: ${categories.join(' · ')} · largest paint`, value: '' }, ...rows];
  });

const newsBase = dailyNewsBase('2026-11-20');

/** Only pages that search engines may index, because Lighthouse gives other pages fewer than 100 points. */
const kinds = [
  ...(['home', 'pool', 'rental', 'inspection', 'blog', 'news', 'how-we-write'] as const),
  ...(['bitcoin', 'partners', 'privacy'] as const),
];

const allPages = (): string[] =>
  locales.flatMap((locale) => [
    ...kinds.map((page) => pagePath({ page, locale })),
    ...['bericht-1', newsBase].map((slugBase) => postPath(`${slugBase}-${locale}`)),
  ]);

function rowOf(page: string, runs: Run[]): Row {
  const median = (figure: (run: Run) => number) => percentile(runs.map(figure), 50);
  const scores = categories.map((category) => median((run) => run.scores[category]));
  const paint = median((run) => run.largestPaintMs);
  const row = {
    what: `Lighthouse, phone, median of ${rounds}: ${page}`,
    value: `${scores.join(' · ')} · ${inSeconds(paint)}`,
    goal: `5 × 100, ≤ ${inSeconds(maxPaintMs)}`,
    ok: scores.every((score) => score === 100) && paint <= maxPaintMs,
  };
  console.log(`${row.ok ? '✓' : '✗'} ${page}  ${row.value}`);
  return row;
}

async function measure(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(
      `Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  const { audits, categories: measured } = result.lhr;
  const counted = Object.values(measured)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((measured[category]?.score ?? 0) * 100)]),
    ) as Run['scores'],
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    lost: Object.values(audits)
      .filter(({ id, score }) => counted.includes(id) && score !== null && score < 1)
      .map(({ id, score, displayValue }) => `${id}: ${String(score)} ${displayValue ?? ''}`.trim()),
  };
}

type Run = { scores: Record<(typeof categories)[number], number>; largestPaintMs: number; lost: string[] };
