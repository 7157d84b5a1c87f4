import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { backUp, newBackup, type BackupDeps, type BackupProgress } from './back-up.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A database of two tables, a bucket of ten images, and a place for backups. */
function aSite() {
  const tables: Record<string, string[]> = {
    posts: ['p1', 'p2', 'p3'],
    words: ['w1', 'w2', 'w3', 'w4', 'w5'],
  };
  const images = Array.from({ length: 10 }, (_, number) => `${number}/960.webp`);
  const place = new Map<string, Uint8Array>();
  let saved: BackupProgress = newBackup('nights/2026-11-24');
  const deps: BackupDeps = {
    source: {
      tables: () => Promise.resolve(Object.keys(tables).map((name) => ({ name, columns: { id: 'text' } }))),
      page(name, after) {
        const first = typeof after === 'number' ? after : 0;
        const rows = (tables[name] ?? []).slice(first, first + 2);
        return Promise.resolve({ rows, after: first + rows.length });
      },
      state: () =>
        Promise.resolve({
          marks: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.join(',')])),
          content_version: 7,
          sequences: {},
          accounts: [],
        }),
    },
    media: {
      async *names() {
        await Promise.resolve();
        yield* images;
      },
      read: (name) => Promise.resolve(Buffer.from(name)),
    },
    store(name, bytes) {
      place.set(name, bytes);
      return Promise.resolve(sha256(bytes));
    },
    stored: (prefix) => Promise.resolve([...place.keys()].filter((name) => name.startsWith(prefix))),
    save(progress) {
      saved = JSON.parse(JSON.stringify(progress)) as BackupProgress;
      return Promise.resolve();
    },
    isTimeOver: () => false,
  };
  const rowsOf = (parts: { name: string; sha256: string }[]) =>
    parts.flatMap((part) => {
      const bytes = place.get(part.name) ?? new Uint8Array();
      expect(sha256(bytes)).toBe(part.sha256);
      return Buffer.from(bytes).toString().trimEnd().split('\n');
    });
  return { deps, tables, place, rowsOf, run: () => backUp(deps, saved) };
}

describe('backUp', () => {
  test('completes the backup although several runs are killed, each at a later storage call', async () => {
    const { deps, tables, rowsOf, run } = aSite();
    const { store } = deps;
    let [calls, killedAt] = [0, 1];
    const stored: string[] = [];
    deps.store = async (name, bytes) => {
      calls += 1;
      if (calls === killedAt) throw new Error('killed');
      stored.push(name);
      return store(name, bytes);
    };
    let manifest: Awaited<ReturnType<typeof run>>;
    for (; manifest === undefined; killedAt = calls + 2) {
      try {
        manifest = await run();
      } catch (error) {
        expect(String(error)).toContain('killed');
      }
    }
    expect(manifest.tables[0]?.parts.map(({ name }) => name)).toEqual(
      [1, 2].map((part) => `nights/2026-11-24/posts.${part}`),
    );
    expect(calls - stored.length).toBeGreaterThan(5);
    expect(manifest.tables.map(({ name, parts }) => [name, rowsOf(parts)])).toEqual(Object.entries(tables));
    const images = stored.filter((name) => name.startsWith('images/'));
    expect([manifest.images.length, new Set(images).size, images.length]).toEqual([10, 10, 10]);
  });

  test('stops when the time of the run is over, so that the next run continues the backup', async () => {
    const { deps, tables, rowsOf, run } = aSite();
    let steps = 0;
    deps.isTimeOver = () => ++steps % 2 === 0;
    let [manifest, runs] = [await run(), 1];
    for (; manifest === undefined; runs++) manifest = await run();
    expect(runs).toBeGreaterThan(3);
    expect(manifest.tables.map(({ name, parts }) => [name, rowsOf(parts)])).toEqual(Object.entries(tables));
  });

  test('reads a table again if the table changed during the backup', async () => {
    const { deps, tables, rowsOf, run } = aSite();
    const { page } = deps.source;
    let changes = 2;
    deps.source.page = (name, after) => {
      if (name === 'words' && after === 4 && changes-- > 0) tables['posts']?.unshift('new');
      return page(name, after);
    };
    const manifest = await run();
    const [posts, words] = manifest?.tables ?? [];
    expect([posts?.name, words?.name, rowsOf(posts?.parts ?? [])]).toEqual([
      'posts',
      'words',
      tables['posts'],
    ]);
    const busy = aSite();
    const { state } = busy.deps.source;
    let rounds = -1;
    busy.deps.source.state = () => {
      rounds += 1;
      busy.tables['posts']?.push('more');
      return state();
    };
    await expect(busy.run()).rejects.toThrow(/changed during each of \d+ attempts/);
    await expect(busy.run()).rejects.toThrow(`each of ${rounds} attempts`);
  });
});
