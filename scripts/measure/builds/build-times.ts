import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackendKeys, startBackend } from '../../local/backend/backend.ts';
import { sharedBundles } from '../../build/bundle/shared-bundle.ts';
import { buildProcesses } from '../../local/builds/build-process.ts';
import { siteBuilder } from '../../local/builds/site-builder.ts';
import { keepCompiledCode } from '../../local/start/compile-cache.ts';
import { openLocalDir } from '../../local/start/local-dir.ts';
import { insertRows } from '../desk-client.ts';
import { articlesBetween } from '../articles.ts';
import type { Row } from '../report.ts';
import { bytesIn, peakMemory } from './costs.ts';
import { hideArticle } from './changes.ts';
import { hugoSite, type HugoSite } from './hugo-site.ts';
import { rowsOf, type Cost, type Measured } from './build-rows.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/**
 * What a build costs as the site grows: from nothing, after one more article, after one was hidden, and after a change that
 * concerns every page. The builder is the product's own, on a backend of its own; Hugo builds the same texts in the same sitting.
 */
export async function buildTimes(sizes: number[]): Promise<Row[]> {
  // As `npm start` does.
  keepCompiledCode(project);
  const folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
  const keys = createBackendKeys();
  const backend = await startBackend({ localDir: path.join(folder, 'backend'), keys });
  const hugo = hugoSite(path.join(folder, 'hugo'));
  const measured: Measured[] = [];
  try {
    let articles = 0;
    for (const size of sizes) {
      const start = performance.now();
      await insertRows(backend.url, keys.secretKey, articlesBetween({ from: articles, to: size }));
      const importing = (performance.now() - start) / ((size - articles) * 4);
      hugo?.add(articles, size);
      articles = size;
      measured.push({
        articles,
        importing,
        ...(await measureSize({ folder, articles, url: backend.url, backend: backend.pid, keys, hugo })),
      });
      // The larger sizes take long: what is known by then is said.
      console.log(
        rowsOf(measured.slice(-1))
          .map(({ what, value }) => `${what}: ${value}`)
          .join('\n'),
      );
      rmSync(path.join(folder, 'site'), { recursive: true, force: true });
    }
  } finally {
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rowsOf(measured);
}

async function measureSize({
  folder,
  articles,
  url,
  backend,
  keys,
  hugo,
}: Size): Promise<Omit<Measured, 'articles' | 'importing'>> {
  const { localDir, release } = openLocalDir(path.join(folder, 'site'), { project });
  Object.assign(process.env, {
    SITE_URL: 'http://localhost:8888',
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
  });
  const anew = () => buildProcesses({ project, localDir, timeLimit: 30 * 60_000 });
  let processes = anew();
  const builder = siteBuilder({
    localDir,
    runBuild: (slot) => processes.run(slot),
    onOutcome: () => undefined,
  });
  // Newer than all others, from September 2025 on: with more than 10,000 articles some would lie in the future, unseen by visitors.
  const newest = 50_000 + articles;
  const build = async (): Promise<Cost> => {
    const { result, peak } = await peakMemory(() => builder.request(), { but: [backend] });
    if (!result.ok) throw new Error(`The build failed: ${result.reason}`);
    return { ms: result.milliseconds, peak, ...(result.phases && { phases: result.phases }) };
  };
  try {
    // Before and after ours: a machine that does other things as well may become slower or quicker meanwhile.
    const hugoBefore = await hugo?.build();
    forgetBundles();
    processes.startAhead();
    const cold = await build();
    const publish: Cost[] = [];
    for (let round = 0; round < 5; round++) {
      const number = newest + round;
      await insertRows(url, keys.secretKey, articlesBetween({ from: number, to: number + 1 }));
      publish.push(await build());
    }
    await hideArticle({ url, secretKey: keys.secretKey }, newest + 4);
    const hide = await build();
    await hideArticle({ url, secretKey: keys.secretKey }, Math.floor(articles / 2));
    const hideOld = await build();
    await builder.settled();
    const disk = { state: bytesIn(localDir), site: bytesIn(path.join(localDir, 'builds/a/site')) };
    process.env.SITE_URL = 'http://localhost:8889';
    // A change of code ends the process that has loaded it.
    processes.stop();
    processes = anew();
    forgetBundles();
    const words = await build();
    return {
      cold,
      publish: medianOf(publish),
      first: publish[0] ?? cold,
      hide,
      hideOld,
      words,
      disk,
      hugo: meanOf([hugoBefore, await hugo?.build()]),
    };
  } finally {
    await builder.settled();
    processes.stop();
    release();
  }
}

/** As after a change of code, or on a new machine. */
const forgetBundles = (): void => rmSync(sharedBundles(project), { recursive: true, force: true });

/** With the memory of the greediest; undefined where there is none. */
function meanOf(measured: (Cost | undefined)[]): Cost | undefined {
  const costs = measured.filter((cost) => cost !== undefined);
  if (costs.length === 0) return undefined;
  const sum = costs.reduce((total, { ms }) => total + ms, 0);
  return { ms: sum / costs.length, peak: Math.max(...costs.map(({ peak }) => peak)) };
}

/** The one in the middle, with the memory of the greediest. */
function medianOf(costs: Cost[]): Cost {
  const sorted = costs.toSorted((a, b) => a.ms - b.ms);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? { ms: Number.NaN, peak: Number.NaN };
  return { ...middle, peak: Math.max(...costs.map(({ peak }) => peak)) };
}

type Size = {
  folder: string;
  articles: number;
  url: string;
  /** Its process. */
  backend: number;
  keys: ReturnType<typeof createBackendKeys>;
  hugo: HugoSite | undefined;
};
