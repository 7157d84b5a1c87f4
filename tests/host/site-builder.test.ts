import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { filesIn, writeFresh } from '../../scripts/site-build/site/folder-files.ts';
import { removeStamp, writeStamp } from '../../scripts/site-build/site/stamp.ts';
import type { BuildSlot } from '../../scripts/local/builds/build-slots.ts';
import type { SiteChanges } from '../../scripts/site-build/build-site.ts';
import {
  siteBuilder,
  type BuildAnswer,
  type SiteBuilder,
  type SiteBuilderParts,
} from '../../scripts/local/builds/site-builder.ts';
import { aFolder } from '../support/folder.ts';
import { aLocalHost, type LocalHost } from './local-host.ts';

const folders: { remove: () => void }[] = [];
const hosts: LocalHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map(({ stop }) => stop()));
  await Promise.all(builders.splice(0).map((builder) => builder.settled()));
  for (const { remove } of folders.splice(0)) remove();
});

function aLocalDir(): string {
  const folder = aFolder();
  folders.push(folder);
  return folder.folder;
}

const builders: SiteBuilder[] = [];
function aSiteBuilder(parts: SiteBuilderParts): SiteBuilder {
  const builder = siteBuilder(parts);
  builders.push(builder);
  return builder;
}

const servedBy = (builder: SiteBuilder) => builder.reading((siteDir) => Promise.resolve(siteDir));

const good = (contentVersion: number, changes: Partial<SiteChanges> = {}) => ({
  ok: true as const,
  contentVersion,
  changes: { isWhole: true, written: [], removed: [], ...changes },
});

/** Replaces files instead of changing them, because both build folders may have hard links to the same file. */
function aBuild(slot: BuildSlot, files: Record<string, string>): void {
  removeStamp(slot.siteDir);
  for (const [name, text] of Object.entries(files)) writeFresh(path.join(slot.siteDir, name), text);
}

describe('site builder', () => {
  test('combines all requests during a build into one build afterwards', async () => {
    let builds = 0;
    const builder = aSiteBuilder({
      localDir: aLocalDir(),
      runBuild: async () => {
        builds += 1;
        await pause(20);
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

  test('builds into a folder only after all requests have finished reading from the folder', async () => {
    const started: string[] = [];
    const builder = aSiteBuilder({
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
    await pause(50);
    expect(started).toEqual(['a', 'b']);
    reader.resolve(undefined);
    await Promise.all([read, third]);
    expect(started).toEqual(['a', 'b', 'a']);
  });

  test('keeps serving the old site after a failed build, and reports why', async () => {
    const localDir = aLocalDir();
    const outcomes: unknown[] = [];
    const plan: (() => Promise<BuildAnswer>)[] = [
      () => Promise.resolve(good(1)),
      () => Promise.resolve({ ok: false, reason: 'a page is broken' }),
      () => Promise.reject(new Error('no disk')),
      () => Promise.resolve(good(2)),
    ];
    const found: boolean[] = [];
    const builder = aSiteBuilder({
      localDir,
      runBuild: (slot) => {
        found.push(existsSync(path.join(slot.siteDir, `half-${found.length - 1}.html`)));
        aBuild(slot, { [`half-${found.length - 1}.html`]: 'half' });
        return (plan.shift() ?? (() => Promise.reject(new Error('asked too often'))))().then((answer) => {
          if (answer.ok) writeStamp(slot.siteDir, String(found.length));
          return answer;
        });
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
    // A build finds the files of the previous build only if the previous build succeeded.
    expect(found).toEqual([false, true, false, false]);
    expect(outcomes).toMatchObject([
      { ok: true },
      { reason: 'a page is broken' },
      { reason: 'no disk' },
      { ok: true },
    ]);
  });

  test('gives both build folders hard links to the same files, to save disk space', async () => {
    const localDir = aLocalDir();
    const builds: ((slot: BuildSlot) => Partial<SiteChanges>)[] = [
      (slot) => {
        aBuild(slot, { 'kept.html': '1', 'blog/changed.html': '1', 'gone.html': '1' });
        return {};
      },
      (slot) => {
        aBuild(slot, { 'blog/changed.html': '2', 'blog/new.html': '2' });
        rmSync(path.join(slot.siteDir, 'gone.html'));
        return { isWhole: false, written: ['blog/changed.html', 'blog/new.html'], removed: ['gone.html'] };
      },
      (slot) => {
        aBuild(slot, { 'blog/new.html': '3' });
        return { isWhole: false, written: ['blog/new.html'], removed: [] };
      },
    ];
    const builder = aSiteBuilder({
      localDir,
      runBuild: (slot) => {
        const changes = builds.shift()?.(slot);
        writeStamp(slot.siteDir, String(builds.length));
        return Promise.resolve(good(1, changes));
      },
      onOutcome: () => undefined,
    });
    const filesOf = (name: string) => {
      const site = path.join(localDir, 'builds', name, 'site');
      return filesIn(site).map((file) => [file, statSync(path.join(site, file)).ino]);
    };
    for (const expected of [
      ['blog/changed.html', 'gone.html', 'kept.html'],
      ['blog/changed.html', 'blog/new.html', 'kept.html'],
      ['blog/changed.html', 'blog/new.html', 'kept.html'],
    ]) {
      await builder.request();
      await builder.settled();
      expect(filesOf('a').map(([file]) => file)).toEqual(expected);
      expect(filesOf('b')).toEqual(filesOf('a'));
    }
    const served = (await servedBy(builder)) ?? '';
    expect(readFileSync(path.join(served, 'blog/new.html'), 'utf8')).toBe('3');
  });

  test('serves a complete site at every moment, even while builds replace it under load', async () => {
    const pages = 40;
    let version = 0;
    const host = await aLocalHost({
      build: async (_, write) => {
        version += 1;
        for (let page = 0; page < pages; page++) {
          write(`page-${page}.html`, `${version}:${'x'.repeat(20_000)}:${version}`);
          await pause(1);
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

  test('still serves old scripts and styles to a page that was loaded before the last build', async () => {
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

  test('starts a build only for a POST request to the secret URL of the build hook', async () => {
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
});
