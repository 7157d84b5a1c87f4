/** The file with the posts of a build: what pages read from it, and in which order. */
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  aDatabase,
  aPost,
  aSnapshotFile,
  keysIn,
  slugsIn,
} from '../../../tests/support/content/published-posts.ts';
import { withBuildInputs } from '../../../tests/support/content/build-inputs.ts';
import { publishedContent, rendering } from '../published-content.ts';
import { openSnapshot } from './snapshot.ts';
import { syncSnapshot } from '../../../scripts/site-build/content/sync.ts';

describe('content snapshot', () => {
  test('returns the teaser of a post, and the significant words of its title and excerpt', async () => {
    const snapshot = openSnapshot(aSnapshotFile());
    const named = aPost('zwembad', { title: 'Zwembad in de winter', excerpt: 'Over de pomp.' });
    await syncSnapshot(snapshot, aDatabase([named, aPost('tuin', { title: 'Hier' })]));
    expect(snapshot.teasers(['tuin-nl', 'zwembad-nl'])[1]).toEqual({
      slug: 'zwembad-nl',
      slugBase: 'zwembad',
      locale: 'nl',
      title: 'Zwembad in de winter',
      excerpt: 'Over de pomp.',
      heroFocus: { x: 50, y: 50 },
      publishedAt: named.publishedAt,
    });
    expect(keysIn(snapshot).map(({ words }) => words)).toEqual(['', 'zwemba winter pomp']);
  });

  test('dates a post by its last correction, but sorts it by its publication', async () => {
    const snapshot = openSnapshot(aSnapshotFile());
    const [published, correctedAt] = [new Date('2025-01-01T00:00:00Z'), new Date('2026-04-01T00:00:00Z')];
    const posts = [aPost('b'), aPost('a', { publishedAt: published, correctedAt })];
    await syncSnapshot(snapshot, aDatabase(posts));
    expect(keysIn(snapshot).map(({ publishedAt, changedAt }) => [publishedAt, changedAt])).toEqual([
      [published.getTime(), correctedAt.getTime()],
      [posts[0]?.publishedAt.getTime(), posts[0]?.publishedAt.getTime()],
    ]);
  });

  test('is read again after the build has replaced the file', async () => {
    const file = aSnapshotFile();
    withBuildInputs({ snapshotFile: file });
    const replaceWith = async (title: string) => {
      rmSync(file, { force: true });
      const snapshot = openSnapshot(file);
      await syncSnapshot(snapshot, aDatabase([aPost('a', { title })]));
      snapshot.close();
      return publishedContent().post('a-nl').title;
    };
    expect([await replaceWith('Eerst'), await replaceWith('Later')]).toEqual(['Eerst', 'Later']);
  });

  test('cannot be read by a page that is not listed as a page with posts', () => {
    const file = aSnapshotFile();
    openSnapshot(file).close();
    withBuildInputs({ snapshotFile: file });
    const readFrom = (mayReadPosts: boolean) =>
      rendering.run({ batch: [], mayReadPosts }, () => publishedContent().contentVersion());
    expect(() => readFrom(false)).toThrow('missing in src/content/content-routes.ts');
    expect(readFrom(true)).toBe(0);
  });

  test('sorts posts with the same publication time by slug', async () => {
    const snapshot = openSnapshot(aSnapshotFile());
    await syncSnapshot(
      snapshot,
      aDatabase([aPost('c'), aPost('a'), aPost('b', { publishedAt: new Date('2025-01-01T00:00:00Z') })]),
    );
    expect(slugsIn(snapshot)).toEqual(['b-nl', 'a-nl', 'c-nl']);
  });
});
