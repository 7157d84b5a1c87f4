import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { PublishedPosts } from '#adapters/supabase/posts/published-posts.ts';
import type { PublishedPost } from '#core/post/published-post.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { syncSnapshot } from './sync.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aSnapshot(): Snapshot {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  folders.push(folder);
  return openSnapshot(join(folder, 'content.sqlite'));
}

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
function aDatabase(posts: PublishedPost[], contentVersion = 1): PublishedPosts & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    index: () =>
      Promise.resolve({
        contentVersion,
        revisions: new Map(posts.map(({ id, revision }) => [id, revision])),
      }),
    async *read(ids) {
      asked.push(...ids);
      yield await Promise.resolve(posts.filter(({ id }) => ids.includes(id)));
    },
  };
}

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
  expect(snapshot.keys().map(({ slug }) => slug)).toEqual(['tuinen-nl']);
});

test('knows of each post what other pages show of it, and what it is about', async () => {
  const snapshot = aSnapshot();
  const named = aPost('zwembad', { title: 'Zwembad in de winter', excerpt: 'Over de pomp.' });
  await syncSnapshot(snapshot, aDatabase([named, aPost('tuin', { title: 'Hier' })]));
  expect(snapshot.teaser('zwembad-nl')).toEqual({
    slug: 'zwembad-nl',
    title: 'Zwembad in de winter',
    excerpt: 'Over de pomp.',
    publishedAt: named.publishedAt,
  });
  expect(snapshot.keys().map(({ words }) => words)).toEqual([[], ['zwemba', 'winter', 'pomp']]);
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
  expect([snapshot.contentVersion(), snapshot.keys().length]).toEqual([1, 1]);
});

test('keeps posts of the same instant in one order', async () => {
  const snapshot = aSnapshot();
  await syncSnapshot(
    snapshot,
    aDatabase([aPost('c'), aPost('a'), aPost('b', { publishedAt: new Date('2025-01-01T00:00:00Z') })]),
  );
  expect(snapshot.keys().map(({ slug }) => slug)).toEqual(['b-nl', 'a-nl', 'c-nl']);
});
