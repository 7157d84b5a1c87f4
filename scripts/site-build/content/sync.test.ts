/**
 * A build never loses or mixes up posts: what the snapshot holds after changes, failures and restores of the database.
 */
import { describe, expect, test, vi } from 'vitest';
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

describe('syncSnapshot', () => {
  test('reads only the posts that the database reports as changed', async () => {
    const snapshot = aSnapshot();
    const first = [aPost('a'), aPost('b'), aPost('c')];
    await syncSnapshot(snapshot, aDatabaseWithFeed(first, { changed: [], contentVersion: 1 }));
    const later = aDatabaseWithFeed([aPost('a', { revision: 2 }), aPost('c'), aPost('d')], {
      changed: ['a', 'b', 'd', 'never seen'],
    });
    const withoutList = { ...later, index: () => Promise.reject(new Error('The list is not needed.')) };
    expect(await syncSnapshot(snapshot, withoutList)).toMatchObject({
      contentVersion: 2,
      read: 2,
      posts: { nl: 3 },
    });
    expect(slugsIn(snapshot)).toEqual(['a-nl', 'c-nl', 'd-nl']);
    expect(keysIn(snapshot).map(({ revision }) => revision)).toEqual([2, 1, 1]);
    expect(snapshot.mark()).toBe('mark 2');
  });

  test('reads all posts if the database contains a new post that the change feed did not report', async () => {
    const snapshot = aSnapshot();
    await syncSnapshot(snapshot, aDatabaseWithFeed([aPost('a')], { changed: [], contentVersion: 1 }));
    const forgetful = aDatabaseWithFeed([aPost('a'), aPost('b')], { changed: [] });
    expect(await syncSnapshot(snapshot, forgetful)).toMatchObject({ read: 2 });
    expect(slugsIn(snapshot)).toEqual(['a-nl', 'b-nl']);
  });

  test('reads all posts if the database cannot report changes', async () => {
    const snapshot = aSnapshot();
    const first = await syncSnapshot(snapshot, aDatabase([aPost('zwembad'), aPost('tuin')]));
    expect(first).toEqual({ contentVersion: 1, posts: { nl: 2, en: 0, es: 0, de: 0 }, read: 2 });

    const changed = aPost('zwembad', { revision: 2, title: 'Nieuw' });
    const later = aDatabase([changed, aPost('dak')], 3);
    expect(await syncSnapshot(snapshot, later)).toMatchObject({ contentVersion: 3, read: 2 });
    expect(snapshot.post('zwembad-nl')).toEqual(changed);
    expect(slugsIn(snapshot)).toEqual(['dak-nl', 'zwembad-nl']);
  });

  test('stores both posts after two posts exchanged their slugs', async () => {
    const snapshot = aSnapshot();
    const first = [aPost('a'), aPost('b')];
    await syncSnapshot(snapshot, aDatabaseWithFeed(first, { changed: [], contentVersion: 1 }));
    const swapped = [
      aPost('a', { revision: 2, slug: 'b-nl', slugBase: 'b' }),
      aPost('b', { revision: 2, slug: 'a-nl', slugBase: 'a' }),
    ];
    await syncSnapshot(snapshot, aDatabaseWithFeed(swapped, { changed: ['a', 'b'] }));
    expect(snapshot.post('a-nl').id).toBe('b');
  });

  test('starts again if a post changes between the list request and the read request', async () => {
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

  test('leaves the snapshot unchanged if not all posts can be read', async () => {
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

  test('shows new posts to other processes only after all batches are stored', async () => {
    const file = aSnapshotFile();
    const snapshot = openSnapshot(file);
    const reader = openSnapshot(file, { readOnly: true });
    const posts = [aPost('a'), aPost('b')];
    const seen: unknown[] = [];
    const inBatches: PublishedPosts = {
      ...aDatabase(posts),
      async *read() {
        for (const post of posts) {
          seen.push([slugsIn(snapshot), slugsIn(reader)]);
          yield await Promise.resolve([post]);
        }
      },
    };
    await syncSnapshot(snapshot, inBatches);
    expect(seen).toEqual([
      [[], []],
      [['a-nl'], []],
    ]);
    expect(slugsIn(reader)).toEqual(['a-nl', 'b-nl']);
  });

  test('skips a post that no page can show, and reports it until the post is corrected or removed', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const snapshot = aSnapshot();
    const first = [aPost('a'), aPost('b'), aPost('c')];
    await syncSnapshot(snapshot, aDatabaseWithFeed(first, { changed: [], contentVersion: 1 }));
    const tangled = aPost('a', { revision: 2, content: `${'>'.repeat(4000)} a` });
    const unreadable = { id: 'b', slug: 'b-nl', revision: 2, problem: 'unreadable: published_at' };
    const bad = [tangled, unreadable, aPost('c', { revision: 2 }), { ...unreadable, id: 'd', slug: 'd-nl' }];
    const changed = aDatabaseWithFeed(bad, { changed: ['a', 'b', 'c', 'd'] });
    expect(await syncSnapshot(snapshot, changed)).toMatchObject({ posts: { nl: 3 } });
    expect(keysIn(snapshot).map(({ slug, revision }) => [slug, revision])).toEqual([
      ['a-nl', 1],
      ['b-nl', 1],
      ['c-nl', 2],
    ]);
    expect(warned.mock.calls.flat().join()).toMatch(
      /post a-nl was skipped: .*b-nl was skipped: unreadable.*d-nl/,
    );

    // Every sync reports a skipped post until the post is corrected or removed, even if that sync reads only changes.
    await syncSnapshot(snapshot, aDatabaseWithFeed(bad, { changed: [], contentVersion: 3 }));
    await syncSnapshot(snapshot, aDatabase(bad, 4));
    expect(snapshot.skipped().map(({ slug }) => slug)).toEqual(['a-nl', 'b-nl', 'd-nl']);
    const mended = [aPost('a', { revision: 3 }), unreadable, aPost('c', { revision: 2 })];
    await syncSnapshot(snapshot, aDatabaseWithFeed(mended, { changed: ['a', 'd'], contentVersion: 5 }));
    expect(snapshot.skipped().map(({ slug }) => slug)).toEqual(['b-nl']);
    expect(snapshot.post('a-nl').revision).toBe(3);
    const moved = [...mended, aPost('e', { slug: 'b-nl' })].map((post) =>
      post.id === 'b' ? { ...unreadable, slug: 'z-nl', revision: 3 } : post,
    );
    await syncSnapshot(snapshot, aDatabaseWithFeed(moved, { changed: ['b', 'e'], contentVersion: 6 }));
    expect([snapshot.post('b-nl').id, snapshot.skipped().map(({ slug }) => slug)]).toEqual(['e', ['z-nl']]);
    warned.mockRestore();
  });
});
