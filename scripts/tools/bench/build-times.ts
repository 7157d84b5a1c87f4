import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackendKeys, startBackend } from '../../local/backend/backend.ts';
import { buildProcesses } from '../../local/builds/build-process.ts';
import { siteBuilder } from '../../local/builds/site-builder.ts';
import { keepCompiledCode } from '../../local/start/compile-cache.ts';
import { openLocalDir } from '../../local/start/local-dir.ts';
import { bundlesOf } from '../../site-build/bundle/require-bundle.ts';
import { inWords, type Phases } from '../../site-build/phases.ts';
import { hugoSite } from './hugo-site.ts';
import { articlesBetween, insertRows } from './measured-product.ts';
import { peakMemory } from './peak-memory.ts';
import { inSeconds, percentile, type Row } from './report.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/** Time limits by number of articles, relative to Hugo’s time. `cold`: full build. `publish`: one more article. */
const goals: Record<number, { cold?: number; publish?: number }> = {
  1000: { publish: 0.3 },
  5000: { publish: 0.05, cold: 4 },
};

/**
 * Measures full builds and builds after one more article, with a growing number of articles.
 * Hugo’s time is the mean of a build before ours and a build after ours, because the machine’s speed may change.
 */
export async function buildTimes(sizes: number[]): Promise<Row[]> {
  keepCompiledCode(project);
  const folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
  const keys = createBackendKeys();
  const backend = await startBackend({ localDir: path.join(folder, 'backend'), keys });
  const insert = (range: { from: number; to: number }) =>
    insertRows(backend.url, keys.secretKey, articlesBetween(range));
  const hugo = hugoSite(path.join(folder, 'hugo'));
  Object.assign(process.env, {
    SITE_URL: 'http://localhost:8888',
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
  });
  const rows: Row[] = [];
  try {
    let articles = 0;
    for (const size of sizes) {
      const added = { from: articles, to: size };
      await insert(added);
      hugo?.add(added);
      articles = size;
      const before = await hugo?.build();
      const ours = await measureBuilds(path.join(folder, 'site'), {
        articles,
        insert,
        except: [backend.pid],
      });
      const after = await hugo?.build();
      const hugoMs = before && after && (before + after) / 2;
      const sizeRows = rowsOf(articles, { ...ours, hugoMs });
      for (const { what, value } of sizeRows) console.log(`${what}: ${value}`);
      rows.push(...sizeRows);
      rmSync(path.join(folder, 'site'), { recursive: true, force: true });
    }
  } finally {
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

/** `publish`: the median time of five builds, each after one more article, and the highest `peak` of these builds. */
async function measureBuilds(
  folder: string,
  { articles, insert, except }: Site,
): Promise<{ cold: Cost; publish: Cost }> {
  const { localDir, release } = openLocalDir(folder, { project });
  const processes = buildProcesses({ project, localDir, timeLimit: 30 * 60_000 });
  const builder = siteBuilder({ localDir, runBuild: processes.run, onOutcome: () => undefined });
  const build = async (): Promise<Cost> => {
    const { result, peak } = await peakMemory(() => builder.request(), { except });
    if (!result.ok) throw new Error(`The build failed: ${result.reason}`);
    return { ms: result.milliseconds, peak, phases: result.phases };
  };
  try {
    // Without bundles, the build takes as long as after a change of code.
    rmSync(bundlesOf(project), { recursive: true, force: true });
    processes.startAhead();
    const cold = await build();
    const publishes: Cost[] = [];
    // These articles are the newest, so every overview changes, but no article is dated in the future.
    for (let number = 50_000 + articles; publishes.length < 5; number++) {
      await insert({ from: number, to: number + 1 });
      publishes.push(await build());
    }
    const median = percentile(
      publishes.map(({ ms }) => ms),
      50,
    );
    const publish = publishes.find(({ ms }) => ms === median) ?? cold;
    return { cold, publish: { ...publish, peak: Math.max(...publishes.map(({ peak }) => peak)) } };
  } finally {
    await builder.settled();
    processes.stop();
    release();
  }
}

function rowsOf(articles: number, { cold, publish, hugoMs }: Measured): Row[] {
  const goal = goals[articles] ?? {};
  const row = (what: string, { ms, peak, phases }: Cost, maxRatio?: number): Row[] => [
    {
      what: `${articles} × 4: ${what}`,
      value: `${inSeconds(ms)} · ${ratio(ms, hugoMs)} · ${inMegabytes(peak)}`,
      ...(maxRatio !== undefined && hugoMs !== undefined
        ? { goal: `≤ ${maxRatio} of Hugo`, ok: ms <= maxRatio * hugoMs }
        : {}),
    },
    ...(phases === undefined ? [] : [{ what: `  ${inWords(phases)}`, value: '' }]),
  ];
  const peak = Math.max(cold.peak, publish.peak);
  return [
    ...(hugoMs === undefined
      ? []
      : [{ what: `${articles} × 4: Hugo, everything`, value: inSeconds(hugoMs) }]),
    ...row('from scratch', cold, goal.cold),
    ...row('one article more (median)', publish, goal.publish),
    { what: `${articles} × 4: peak memory`, value: inMegabytes(peak), goal: '≤ 400 MB', ok: peak <= 400e6 },
  ];
}

const ratio = (ms: number, hugoMs: number | undefined): string =>
  hugoMs === undefined ? 'Hugo is not installed' : `${(ms / hugoMs).toFixed(2)} of Hugo`;

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

type Site = {
  articles: number;
  insert: (range: { from: number; to: number }) => Promise<void>;
  except: number[];
};

/** `ms` is in milliseconds, `peak` in bytes. */
type Cost = { ms: number; peak: number; phases?: Phases | undefined };

type Measured = { cold: Cost; publish: Cost; hugoMs: number | undefined };
