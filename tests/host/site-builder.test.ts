import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { buildSlots, type BuildSlot } from '../../scripts/local/builds/build-slots.ts';
import { siteBuilder, type BuildAnswer, type SiteBuilder } from '../../scripts/local/builds/site-builder.ts';
import { aFolder, aLocalHost, type LocalHost } from './local-host.ts';

const folders: { remove: () => void }[] = [];
const hosts: LocalHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map(({ stop }) => stop()));
  for (const { remove } of folders.splice(0)) remove();
});

function aLocalDir(): string {
  const folder = aFolder();
  folders.push(folder);
  return folder.folder;
}

const servedBy = (builder: SiteBuilder) => builder.reading((dirs) => Promise.resolve(dirs?.served));

const good = (contentVersion: number): BuildAnswer => ({ ok: true, contentVersion });

test('requests during a build become one build after it', async () => {
  let builds = 0;
  const builder = siteBuilder({
    localDir: aLocalDir(),
    runBuild: async () => {
      builds += 1;
      await wait(20);
      return good(builds);
    },
    onOutcome: () => undefined,
  });
  const first = builder.request();
  const others = Array.from({ length: 9 }, () => builder.request());
  expect(await first).toMatchObject({ contentVersion: 1 });
  for (const other of others) expect(await other).toMatchObject({ contentVersion: 2 });
  expect(builds).toBe(2);
});

test('nothing is built in a folder somebody still reads in', async () => {
  const started: string[] = [];
  const builder = siteBuilder({
    localDir: aLocalDir(),
    runBuild: ({ name }) => {
      started.push(name);
      return Promise.resolve(good(started.length));
    },
    onOutcome: () => undefined,
  });
  await builder.request();
  const reader = Promise.withResolvers<undefined>();
  const read = builder.reading(() => reader.promise);
  await builder.request();
  const third = builder.request();
  await wait(50);
  expect(started).toEqual(['a', 'b']);
  reader.resolve(undefined);
  await Promise.all([read, third]);
  expect(started).toEqual(['a', 'b', 'a']);
});

test('a failed build leaves what is served, tells its reason, and its slot is emptied before the next', async () => {
  const localDir = aLocalDir();
  const outcomes: unknown[] = [];
  const plan: (() => Promise<BuildAnswer>)[] = [
    () => Promise.resolve(good(1)),
    () => Promise.resolve({ ok: false, reason: 'a page is broken' }),
    () => Promise.reject(new Error('no disk')),
    () => Promise.resolve(good(2)),
  ];
  const found: boolean[] = [];
  const builder = siteBuilder({
    localDir,
    runBuild: (slot) => {
      found.push(existsSync(path.join(slot.siteDir, 'half.html')));
      writeFileSync(path.join(slot.siteDir, 'half.html'), 'half');
      return plan.shift()?.() ?? Promise.reject(new Error('asked too often'));
    },
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  await builder.request();
  const served = await servedBy(builder);
  await builder.request();
  await builder.request();
  expect(await servedBy(builder)).toBe(served);
  await builder.request();
  expect(await servedBy(builder)).not.toBe(served);
  expect(found).toEqual([false, false, false, false]);
  expect(outcomes).toMatchObject([
    { ok: true },
    { reason: 'a page is broken' },
    { reason: 'no disk' },
    { ok: true },
  ]);
});

test('a slot that is far behind starts from the cache of the one that is served, without its old pages', async () => {
  const slots = buildSlots(aLocalDir());
  const build = async (pages: Record<string, string>): Promise<BuildSlot> => {
    const slot = await slots.prepareNext();
    aCache(slot.cacheDir, pages);
    writeFileSync(path.join(slot.siteDir, 'page.html'), Object.values(pages)[0] ?? '');
    slots.goLive(slot);
    return slot;
  };
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`/page-${n}`, 'old']));
  const first = await build(many);
  const second = await slots.prepareNext();
  expect(second.siteDir).not.toBe(first.siteDir);
  expect(cacheKeys(second)).toEqual(many);
  slots.goLive(second);

  // One page is drawn sooner than a cache is copied.
  await build({ ...many, '/page-7': 'new' });
  const nearly = await slots.prepareNext();
  expect(cacheKeys(nearly)['/page-7']).toBe('old');
  slots.goLive(nearly);

  const changed = Object.fromEntries(Object.keys(many).map((address) => [address, 'new']));
  await build(changed);
  writeFileSync(path.join(nearly.siteDir, 'page.html'), 'old');
  const behind = await slots.prepareNext();
  expect(cacheKeys(behind)).toEqual(changed);
  expect(existsSync(path.join(behind.siteDir, 'page.html'))).toBe(false);
});

function aCache(cacheDir: string, pages: Record<string, string>): void {
  const paths = Object.fromEntries(
    Object.entries(pages).map(([address, cacheKey]) => [address, { cacheKey }]),
  );
  const routes = { 'page.astro': { dependencyHash: 'd', paths } };
  mkdirSync(cacheDir, { recursive: true });
  const manifest = { version: 1, configHash: 'c', lockfileHash: 'l', routes };
  writeFileSync(path.join(cacheDir, 'incremental-build.json'), JSON.stringify(manifest));
}

function cacheKeys({ cacheDir }: BuildSlot): Record<string, string> {
  const { routes } = JSON.parse(readFileSync(path.join(cacheDir, 'incremental-build.json'), 'utf8')) as {
    routes: Record<string, { paths: Record<string, { cacheKey: string }> }>;
  };
  return Object.fromEntries(
    Object.entries(routes['page.astro']?.paths ?? {}).map(([address, { cacheKey }]) => [address, cacheKey]),
  );
}

test('a site that is swapped while many read it is never half and never away', async () => {
  const pages = 40;
  let version = 0;
  const host = await aLocalHost({
    build: async (_, write) => {
      version += 1;
      for (let page = 0; page < pages; page++) {
        write(`page-${page}.html`, `${version}:${'x'.repeat(20_000)}:${version}`);
        await wait(1);
      }
      write('build.json', String(version));
      return good(version);
    },
  });
  hosts.push(host);
  await host.builder.request();

  let isReading = true;
  const wrong: string[] = [];
  let answers = 0;
  const readers = Array.from({ length: 8 }, async (_, reader) => {
    let newest = 0;
    for (let page = reader; isReading; page = (page + 1) % pages) {
      const { status, text } = await host.ask(`/page-${page}`);
      answers += 1;
      const [start, body, end] = text.split(':');
      if (status !== 200 || start !== end || body?.length !== 20_000)
        wrong.push(`${status} ${text.slice(0, 20)}`);
      if (Number(start) < newest) wrong.push(`version ${start ?? ''} after ${newest}`);
      newest = Number(start);
    }
  });
  for (let swap = 0; swap < 6; swap++) expect((await host.builder.request()).ok).toBe(true);
  isReading = false;
  await Promise.all(readers);
  expect(wrong).toEqual([]);
  expect(answers).toBeGreaterThan(50);
  expect((await host.ask('/build.json')).text).toBe('7');
});

test('a page opened before the swap still finds its assets', async () => {
  let version = 0;
  const host = await aLocalHost({
    build: (_, write) => {
      version += 1;
      write(`_astro/app.${version}.js`, `/* ${version} */`);
      write(`page-of-${version}.html`, 'x');
      return Promise.resolve(good(version));
    },
  });
  hosts.push(host);
  await host.builder.request();
  await host.builder.request();
  expect((await host.ask('/_astro/app.1.js')).text).toBe('/* 1 */');
  expect((await host.ask('/_astro/app.2.js')).text).toBe('/* 2 */');
  expect((await host.ask('/page-of-1')).status).toBe(404);
});

test('the build hook starts a build for who knows its address', async () => {
  let builds = 0;
  const host = await aLocalHost({
    build: (_, write) => {
      write('index.html', String(++builds));
      return Promise.resolve(good(builds));
    },
  });
  hosts.push(host);
  expect((await host.ask('/')).status).toBe(503);
  expect((await host.ask('/local/build-hooks/guessed', { method: 'POST' })).status).toBe(404);
  expect((await host.ask('/local/build-hooks/hook-secret')).status).toBe(405);
  expect((await host.ask('/local/build-hooks/hook-secret', { method: 'HEAD' })).status).toBe(405);
  expect(builds).toBe(0);
  expect((await host.ask('/local/build-hooks/hook-secret', { method: 'POST' })).status).toBe(200);
  await expect.poll(async () => (await host.ask('/')).text).toBe('1');
});
