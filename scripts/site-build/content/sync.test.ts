import { expect, test, vi } from 'vitest';
import type { PublishedPosts } from '#adapters/supabase/posts/published-posts.ts';
import {
  aDatabase,
  aDatabaseWithFeed,
  aPost,
  aSnapshotFile,
  keysIn,
  slugsIn,
} from '../../../tests/support/content/published-posts.ts';
import { openSnapshot, type Snapshot } from '#content/snapshot/snapshot.ts';
import { syncSnapshot } from './sync.ts';

const aSnapshot = (): Snapshot => openSnapshot(aSnapshotFile());

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
