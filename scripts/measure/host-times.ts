import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { createBackendKeys, startBackend } from '../local/backend/backend.ts';
import { onPreBuild, onBuild, type CacheTools } from '../netlify/keep-cache/index.mjs';
import { insertRows } from './desk-client.ts';
import { articlesBetween } from './articles.ts';
import { inSeconds, type Row } from './report.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** In milliseconds: what may pass on the host between its start and the upload. */
const goal = 60_000;

/**
 * What Netlify's build machine does after one publish on top of 1,000 articles in four languages, rehearsed here: the last commit
 * is cloned, packages are installed from npm's cache on this machine, the site is built with what the build before kept, and the functions
 * are packed. Not in it, since only the host can do it: waiting for a machine, fetching caches to it, uploading and activating.
 */
export async function hostTimes(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-rehearsal-'));
  const keys = createBackendKeys();
  const backend = await startBackend({ localDir: path.join(folder, 'backend'), keys });
  try {
    const publish = (from: number, to: number) =>
      insertRows(backend.url, keys.secretKey, articlesBetween({ from, to }));
    const env = {
      NETLIFY: 'true',
      SITE_URL: 'https://www.example.com',
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    };
    await publish(0, 1000);
    console.log('Rehearsing a first deploy, which keeps its cache …');
    const first = await rehearse({ folder, env });
    await publish(1000, 1001);
    console.log('Rehearsing the deploy after one more publish …');
    const steps = await rehearse({ folder, env });
    const total = sumOf(steps);
    return [
      ...Object.entries(steps).map(([what, time]) => ({ what: `host: ${what}`, value: inSeconds(time) })),
      {
        what: 'host: all of it, after one publish on top of 1,000 articles × 4',
        value: inSeconds(total),
        goal: `≤ ${goal / 1000} s`,
        ok: total <= goal,
      },
      { what: '  the first deploy, without a cache of pages', value: inSeconds(sumOf(first)) },
    ];
  } finally {
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One deploy in a new clone; each step with its milliseconds. */
async function rehearse({ folder, env }: Rehearsal): Promise<Record<string, number>> {
  const clone = path.join(folder, 'clone');
  const cache = cacheTools({ clone, kept: path.join(folder, 'kept') });
  const inClone = (command: string, words: string[]) => run(command, words, { cwd: clone, env });
  const steps: Record<string, () => Promise<unknown>> = {
    clone: () =>
      run('git', ['clone', '--quiet', '--depth=1', `file://${project}`, clone], { cwd: folder, env }),
    'install, from npm’s cache': () =>
      inClone('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']),
    'bring back the kept cache': () => onPreBuild({ utils: { cache } }),
    'npm run build': () => inClone('npm', ['run', 'build']),
    'keep the cache': () => onBuild({ utils: { cache } }),
    'pack the functions': () => packFunctions(clone, path.join(folder, 'packed')),
  };
  const times: Record<string, number> = {};
  try {
    for (const [what, work] of Object.entries(steps)) {
      const start = performance.now();
      await work();
      times[what] = performance.now() - start;
    }
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
  return times;
}

/** Netlify's cache between builds, as far as our plugin uses it: folders are copied away, and back. */
const cacheTools = ({ clone, kept }: { clone: string; kept: string }): CacheTools => ({
  restore(place) {
    const isThere = existsSync(path.join(kept, place));
    if (isThere) cpSync(path.join(kept, place), path.join(clone, place), { recursive: true });
    return Promise.resolve(isThere);
  },
  save(place) {
    rmSync(path.join(kept, place), { recursive: true, force: true });
    cpSync(path.join(clone, place), path.join(kept, place), { recursive: true });
    return Promise.resolve(true);
  },
});

const packFunctions = (clone: string, destination: string) =>
  zipFunctions(path.join(clone, 'functions'), destination, {
    archiveFormat: 'zip',
    basePath: clone,
    repositoryRoot: clone,
    config: { '*': { nodeVersion: '24' } },
  });

/** Runs a command under the Node that runs this, with nothing of ours in its environment but what it is given. */
async function run(
  command: string,
  words: string[],
  { cwd, env }: { cwd: string; env: Environment },
): Promise<void> {
  const { HOME = '', PATH = '' } = process.env;
  const child = spawn(command, words, {
    cwd,
    env: { ...env, HOME, PATH: [path.dirname(process.execPath), PATH].join(path.delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`${[command, ...words].join(' ')} failed:\n${printed.slice(-4000)}`);
}

const sumOf = (times: Record<string, number>): number =>
  Object.values(times).reduce((sum, time) => sum + time, 0);

type Environment = Record<string, string>;

type Rehearsal = { folder: string; env: Environment };
