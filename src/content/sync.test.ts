import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import type { PublishedPosts } from '#adapters/supabase/posts/published-posts.ts';
import type { PublishedPost } from '#core/post/published-post.ts';
import { publishedContent } from './published-content.ts';
import { openSnapshot, openWholeSnapshot, type Snapshot } from './snapshot.ts';
import { syncSnapshot } from './sync.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  folders.push(folder);
  return join(folder, 'content.sqlite');
}

const aSnapshot = (): Snapshot => openSnapshot(aFile());

const aPost = (id: string, overrides: Partial<PublishedPost> = {}): PublishedPost => ({
  id,
  slug: `${id}-nl`,
  slugBase: id,
  locale: 'nl',
  title: `Over ${id}`,
  excerpt: '',
  content: 'Tekst',
  heroImageUrl: undefined,
  heroImageAlt: undefined,
  heroFocus: { x: 50, y: 50 },
  metaTitle: undefined,
  metaDescription: undefined,
  publishedAt: new Date('2026-03-02T08:00:00Z'),
  translation: 'source',
  writtenByAi: false,
  review: undefined,
  revision: 1,
  ...overrides,
});

/** A database with these posts, which remembers what was read from it. */
function aDatabase(posts: PublishedPost[], contentVersion = 1): TestDatabase {
  const asked: string[] = [];
  return {
    asked,
    index: () =>
      Promise.resolve({
        contentVersion,
        mark: undefined,
        revisions: revisionsOf(posts),
      }),
    changes: () => Promise.resolve(undefined),
    async *read(ids) {
      asked.push(...ids);
      yield await Promise.resolve(posts.filter(({ id }) => ids.includes(id)));
    },
  };
}

/** The same, which tells what changed since, among them these posts; the sums are those of all its posts. */
function aDatabaseWithFeed(
  posts: PublishedPost[],
  { changed, contentVersion = 2 }: { changed: string[]; contentVersion?: number },
): TestDatabase {
  const database = aDatabase(posts, contentVersion);
  const shown = posts.filter(({ id }) => changed.includes(id));
  return {
    ...database,
    index: async () => ({ ...(await database.index()), mark: `mark ${contentVersion}` }),
    changes: () =>
      Promise.resolve({
        contentVersion,
        mark: `mark ${contentVersion}`,
        revisions: revisionsOf(shown),
        gone: changed.filter((id) => !shown.some((post) => post.id === id)),
        totals: { posts: posts.length, revisions: posts.reduce((sum, { revision }) => sum + revision, 0) },
      }),
  };
}

const revisionsOf = (posts: PublishedPost[]) => new Map(posts.map(({ id, revision }) => [id, revision]));

const slugsIn = (snapshot: Snapshot): string[] => keysIn(snapshot).map(({ slug }) => slug);
const keysIn = (snapshot: Snapshot) => snapshot.posts('nl').range(0, 100);

type TestDatabase = PublishedPosts & { asked: string[] };

test('follows what the database says has changed, without its list', async () => {
  const snapshot = aSnapshot();
  const first = [aPost('a'), aPost('b'), aPost('c')];
  await syncSnapshot(snapshot, aDatabaseWithFeed(first, { changed: [], contentVersion: 1 }));
  const later = aDatabaseWithFeed([aPost('a', { revision: 2 }), aPost('c'), aPost('d')], {
    changed: ['a', 'b', 'd', 'never seen'],
  });
  const listless = { ...later, index: () => Promise.reject(new Error('nobody asks')) };
  expect(await syncSnapshot(snapshot, listless)).toMatchObject({
    contentVersion: 2,
    read: 2,
    posts: { nl: 3 },
  });
  expect(slugsIn(snapshot)).toEqual(['a-nl', 'c-nl', 'd-nl']);
  expect(snapshot.mark()).toBe('mark 2');
});

test('reads the list where the sums say that a change would be missed', async () => {
  const snapshot = aSnapshot();
  await syncSnapshot(
    snapshot,
    aDatabaseWithFeed([aPost('a'), aPost('b')], { changed: [], contentVersion: 1 }),
  );
  const forgetful = aDatabaseWithFeed([aPost('a'), aPost('b', { revision: 2 })], { changed: [] });
  expect(await syncSnapshot(snapshot, forgetful)).toMatchObject({ read: 1 });
  expect(keysIn(snapshot).map(({ revision }) => revision)).toEqual([1, 2]);
});

test('notes where something came, changed or went, until the pages are drawn', async () => {
  const snapshot = aSnapshot();
  await syncSnapshot(snapshot, aDatabase([aPost('a'), aPost('b')]));
  expect(snapshot.touched.all().map(({ slug, isMoved }) => [slug, isMoved])).toEqual([
    ['a-nl', true],
    ['b-nl', true],
  ]);
  snapshot.touched.forget(2);
  await syncSnapshot(snapshot, aDatabase([aPost('a', { revision: 2, title: 'Anders' })], 2));
  expect(snapshot.touched.all().map(({ slug, isMoved }) => [slug, isMoved])).toEqual([
    ['b-nl', true],
    ['a-nl', false],
  ]);
});

test('a copy that was altered or cut off is put away and read anew', async () => {
  const file = aFile();
  const begun = openWholeSnapshot(file);
  await syncSnapshot(begun, aDatabase([aPost('a'), aPost('b')]));
  const identity = begun.identity();
  begun.close();
  const kept = openWholeSnapshot(file);
  expect([kept.identity(), slugsIn(kept)]).toEqual([identity, ['a-nl', 'b-nl']]);
  kept.close();

  const db = new DatabaseSync(file);
  db.exec("update posts set post = replace(post, 'Tekst', 'Andere') where id = 'a'");
  db.close();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const altered = openWholeSnapshot(file);
  expect(slugsIn(altered)).toEqual([]);
  await syncSnapshot(altered, aDatabase([aPost('a')]));
  altered.close();

  const marked = new DatabaseSync(file);
  marked.exec("update content set mark = '{'");
  marked.close();
  const remarked = openWholeSnapshot(file);
  expect([remarked.mark(), slugsIn(remarked)]).toEqual([undefined, []]);
  await syncSnapshot(remarked, aDatabase([aPost('a')]));
  remarked.close();

  writeFileSync(file, readFileSync(file).subarray(0, 6000));
  const cut = openWholeSnapshot(file);
  expect(slugsIn(cut)).toEqual([]);
  cut.close();
  expect(warned).toHaveBeenCalledTimes(3);
  warned.mockRestore();
});

test('whatever byte of a copy was altered, what is read of it afterwards is right', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const file = aFile();
  const posts = Array.from({ length: 40 }, (_, number) => aPost(`post-${number}`));
  const bring = async () => {
    const snapshot = openWholeSnapshot(file);
    await syncSnapshot(snapshot, aDatabaseWithFeed(posts, { changed: [] }));
    const found = slugsIn(snapshot).map((slug) => snapshot.post(slug));
    snapshot.close();
    return found;
  };
  const whole = await bring();
  const written = readFileSync(file);
  for (let part = 0; part < 60; part++) {
    const altered = Buffer.from(written);
    const place = Math.floor((written.length * part) / 60) + 40;
    altered[place] = (altered[place] ?? 0) ^ 1;
    writeFileSync(file, altered);
    expect(await bring()).toEqual(whole);
  }
  expect(warned.mock.calls.length).toBeGreaterThan(10);
  warned.mockRestore();
});

test('reads everything once, and then only what changed', async () => {
  const snapshot = aSnapshot();
  const first = await syncSnapshot(snapshot, aDatabase([aPost('zwembad'), aPost('tuin')]));
  expect(first).toEqual({ contentVersion: 1, posts: { nl: 2, en: 0, es: 0, de: 0 }, read: 2 });

  const later = aDatabase(
    [aPost('zwembad', { revision: 2, title: 'Nieuw' }), aPost('tuin'), aPost('dak')],
    3,
  );
  expect(await syncSnapshot(snapshot, later)).toMatchObject({ contentVersion: 3, read: 2 });
  expect(later.asked.sort()).toEqual(['dak', 'zwembad']);
  expect(snapshot.post('zwembad-nl')).toEqual(aPost('zwembad', { revision: 2, title: 'Nieuw' }));
});

test('forgets a post that was hidden, and follows one that moved to another slug', async () => {
  const snapshot = aSnapshot();
  await syncSnapshot(snapshot, aDatabase([aPost('zwembad'), aPost('tuin')]));
  await syncSnapshot(
    snapshot,
    aDatabase([aPost('tuin', { revision: 2, slug: 'tuinen-nl', slugBase: 'tuinen' })], 2),
  );
  expect(slugsIn(snapshot)).toEqual(['tuinen-nl']);
});

test('knows of each post what other pages show of it, and what it is about', async () => {
  const snapshot = aSnapshot();
  const named = aPost('zwembad', { title: 'Zwembad in de winter', excerpt: 'Over de pomp.' });
  await syncSnapshot(snapshot, aDatabase([named, aPost('tuin', { title: 'Hier' })]));
  expect(snapshot.teaser('zwembad-nl')).toEqual({
    slug: 'zwembad-nl',
    slugBase: 'zwembad',
    locale: 'nl',
    title: 'Zwembad in de winter',
    excerpt: 'Over de pomp.',
    heroFocus: { x: 50, y: 50 },
    publishedAt: named.publishedAt,
  });
  expect(keysIn(snapshot).map(({ words }) => words)).toEqual([[], ['zwemba', 'winter', 'pomp']]);
});

test('lets two posts exchange their slugs', async () => {
  const snapshot = aSnapshot();
  await syncSnapshot(snapshot, aDatabase([aPost('a'), aPost('b')]));
  const swapped = [
    aPost('a', { revision: 2, slug: 'b-nl', slugBase: 'b' }),
    aPost('b', { revision: 2, slug: 'a-nl', slugBase: 'a' }),
  ];
  await syncSnapshot(snapshot, aDatabase(swapped, 2));
  expect(snapshot.post('a-nl').id).toBe('b');
});

test('reads again when a post changes between the list and the reading', async () => {
  const snapshot = aSnapshot();
  const before = aDatabase([aPost('zwembad')]);
  const after = aDatabase([aPost('zwembad', { revision: 2 })], 2);
  let lists = 0;
  const changing: PublishedPosts = {
    ...before,
    index: () => (lists++ === 0 ? before : after).index(),
    read: (ids) => after.read(ids),
  };
  expect(await syncSnapshot(snapshot, changing)).toMatchObject({ contentVersion: 2 });
  expect(lists).toBe(2);
});

test('stops, and leaves the snapshot as it was, when a complete reading is not to be had', async () => {
  const snapshot = aSnapshot();
  await syncSnapshot(snapshot, aDatabase([aPost('zwembad')]));
  const incomplete: PublishedPosts = {
    ...aDatabase([aPost('zwembad'), aPost('tuin')], 2),
    async *read() {
      yield await Promise.resolve([]);
    },
  };
  await expect(syncSnapshot(snapshot, incomplete)).rejects.toThrow('none is complete');
  const cut: PublishedPosts = {
    ...incomplete,
    async *read() {
      await Promise.reject(new Error('connection lost'));
    },
  };
  await expect(syncSnapshot(snapshot, cut)).rejects.toThrow('connection lost');
  expect([snapshot.contentVersion(), keysIn(snapshot).length]).toEqual([1, 1]);
});

test('lays each batch aside as it comes, and shows none of it before all are there', async () => {
  const snapshot = aSnapshot();
  const posts = [aPost('a'), aPost('b')];
  const add = vi.spyOn(snapshot.incoming, 'add');
  const seen: unknown[] = [];
  const inBatches: PublishedPosts = {
    ...aDatabase(posts),
    async *read() {
      for (const post of posts) {
        seen.push([add.mock.calls.length, slugsIn(snapshot)]);
        yield await Promise.resolve([post]);
      }
    },
  };
  await syncSnapshot(snapshot, inBatches);
  expect(seen).toEqual([
    [0, []],
    [1, []],
  ]);
  expect(slugsIn(snapshot)).toEqual(['a-nl', 'b-nl']);
});

test('a page shows the copy that stands there, also where it is another one than before', async () => {
  const file = aFile();
  vi.stubEnv('CONTENT_SNAPSHOT', file);
  const bring = async (title: string) => {
    rmSync(file, { force: true });
    const snapshot = openSnapshot(file);
    await syncSnapshot(snapshot, aDatabase([aPost('a', { title })]));
    snapshot.close();
    return publishedContent().post('a-nl').title;
  };
  expect([await bring('Eerst'), await bring('Later')]).toEqual(['Eerst', 'Later']);
  vi.unstubAllEnvs();
});

test('keeps posts of the same instant in one order', async () => {
  const snapshot = aSnapshot();
  await syncSnapshot(
    snapshot,
    aDatabase([aPost('c'), aPost('a'), aPost('b', { publishedAt: new Date('2025-01-01T00:00:00Z') })]),
  );
  expect(slugsIn(snapshot)).toEqual(['b-nl', 'a-nl', 'c-nl']);
});
