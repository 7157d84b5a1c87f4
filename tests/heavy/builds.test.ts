import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackendKeys, startBackend, type Backend } from '../../scripts/local/backend/backend.ts';
import { buildProcesses } from '../../scripts/local/builds/build-process.ts';
import { siteBuilder } from '../../scripts/local/builds/site-builder.ts';
import { withoutTestRunner } from '../../scripts/local/product.ts';
import { aPost } from '../support/database/posts.ts';
import { aFolder } from '../support/folder.ts';
import { siteByAstro, textsIn } from '../support/products/site-by-astro.ts';

const project = path.resolve(import.meta.dirname, '../..');
const keys = createBackendKeys();
const { env } = process;
let workspace: ReturnType<typeof aFolder>;
let backend: Backend;

beforeAll(async () => {
  workspace = aFolder();
  backend = await startBackend({ localDir: path.join(workspace.folder, 'backend'), keys });
  symlinkSync(path.join(project, 'node_modules'), path.join(workspace.folder, 'node_modules'));
  process.env = {
    ...withoutTestRunner(env),
    SITE_URL: 'https://www.example.com',
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
  };
});
afterAll(async () => {
  process.env = env;
  await backend.stop();
  workspace.remove();
});

const maxNumber = 40;

const step = fc.record({
  what: fc.constantFrom(
    'publish',
    'publish',
    'edit',
    'image',
    'hide',
    'rename',
    'trash',
    'restore',
    'schedule',
    'interrupted',
    'new process',
    'no snapshot',
    'cut snapshot',
    'cut state',
  ),
  number: fc.nat(maxNumber),
});

describe('incremental builds', () => {
  test('produce the same site as “astro build”, byte for byte, after random changes, restarts and cache damage', async () => {
    const localDir = workspace.folder;
    let processes = buildProcesses({ project, localDir });
    let builder = aBuilder();
    function aBuilder() {
      return siteBuilder({ localDir, runBuild: (slot) => processes.run(slot), onOutcome: () => undefined });
    }
    async function restart(): Promise<void> {
      processes.stop();
      await builder.settled();
      processes = buildProcesses({ project, localDir });
      builder = aBuilder();
    }
    const cacheFile = (name: string): string => path.join(localDir, 'builds/cache', name);
    const damages: Record<string, (number: number) => Promise<void> | void> = {
      async interrupted() {
        const build = builder.request();
        await new Promise((resolve) => setTimeout(resolve, 60));
        await restart();
        await build;
      },
      'new process': restart,
      async 'no snapshot'() {
        await restart();
        rmSync(cacheFile('content.sqlite'), { force: true });
      },
      async 'cut snapshot'() {
        await restart();
        cut(cacheFile('content.sqlite'));
      },
      async 'cut state'() {
        await restart();
        cut(cacheFile('site.sqlite'));
      },
    };
    try {
      await insert(Array.from({ length: 30 }, (_, number) => articleOf(number)).flat());
      expect(await builder.request()).toMatchObject({ ok: true });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
          for (const { what, number } of steps) {
            if (what in damages) await damages[what]?.(number);
            else await changes[what]?.(number);
            const outcome = await builder.request();
            expect([what, outcome.ok ? 'built' : outcome.reason]).toEqual([what, 'built']);
          }
          // Long enough for the scheduled posts to become due.
          await new Promise((resolve) => setTimeout(resolve, 1200));
          expect(await builder.request()).toMatchObject({ ok: true });
          await builder.settled();
          const built = await siteByAstro();
          const served = textsIn(path.join(localDir, 'current'));
          expect([...served.keys()]).toEqual([...built.keys()]);
          expect([...built.keys()].filter((file) => served.get(file) !== built.get(file))).toEqual([]);
        }),
        { numRuns: 6, endOnFailure: true },
      );
    } finally {
      processes.stop();
    }
  }, 1_200_000);
});

const articleOf = (number: number): object[] =>
  ['nl', 'en'].map((language) =>
    aPost({
      slug_base: `bericht-${number}`,
      language,
      title: `Over ${['zwembad', 'tuin', 'sleutels'][number % 3] ?? ''} ${number}`,
      published_at: new Date(Date.UTC(2026, 0, 1) + number * 3_600_000).toISOString(),
    }),
  );

let renamed = 0;
const changes: Record<string, (number: number) => Promise<unknown>> = {
  publish: (number) => insert(articleOf(100 + number), { prefer: 'resolution=ignore-duplicates' }),
  edit: (number) => change(number, { title: `Anders ${Date.now()}` }),
  image: (number) =>
    change(number, { hero_image_url: `/media/${'0'.repeat(64)}-1200x800-800.webp`, hero_image_alt: 'Zee' }),
  hide: (number) => change(number, { is_published: false }),
  rename: (number) => change(number, { slug_base: `verhuisd-${++renamed}` }),
  trash: (number) => change(number, { is_published: false, deleted_at: new Date().toISOString() }),
  restore: (number) => change(number, { is_published: true, deleted_at: null }),
  schedule: (number) => change(number, { published_at: new Date(Date.now() + 1000).toISOString() }),
};

const rest = async (address: string, init: RequestInit, prefer = 'return=minimal'): Promise<void> => {
  const headers = { apikey: keys.secretKey, 'Content-Type': 'application/json', Prefer: prefer };
  const answer = await fetch(`${backend.url}/rest/v1/blog_posts${address}`, { ...init, headers });
  // The database may refuse some of the changes. Only server errors are printed.
  if (answer.status >= 500) console.info(await answer.text());
};

const insert = (rows: object[], { prefer = 'return=minimal' } = {}): Promise<void> =>
  rest(
    prefer.includes('ignore') ? '?on_conflict=slug' : '',
    { method: 'POST', body: JSON.stringify(rows) },
    prefer,
  );

const change = (number: number, values: object): Promise<void> =>
  rest(`?slug_base=eq.bericht-${number}`, { method: 'PATCH', body: JSON.stringify(values) });

function cut(file: string): void {
  writeFileSync(file, readFileSync(file).subarray(0, 5000));
}
