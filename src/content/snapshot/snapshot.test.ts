import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import {
  aDatabase,
  aDatabaseWithFeed,
  aPost,
  aSnapshotFile,
  keysIn,
  slugsIn,
} from '../../../tests/support/content/published-posts.ts';
import { publishedContent } from '../published-content.ts';
import { openSnapshot, openWholeSnapshot } from './snapshot.ts';
import { syncSnapshot } from '../sync.ts';

test('a copy that was altered or cut off is put away and read anew', async () => {
  const file = aSnapshotFile();
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
  const file = aSnapshotFile();
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
  for (let part = 0; part < 30; part++) {
    const altered = Buffer.from(written);
    const place = Math.floor((written.length * part) / 30) + 40;
    altered[place] = (altered[place] ?? 0) ^ 1;
    writeFileSync(file, altered);
    expect(await bring()).toEqual(whole);
  }
  expect(warned.mock.calls.length).toBeGreaterThan(5);
  warned.mockRestore();
});

test('knows of each post what other pages show of it, and what it is about', async () => {
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
  expect(keysIn(snapshot).map(({ words }) => words)).toEqual([[], ['zwemba', 'winter', 'pomp']]);
});

test('a page shows the copy that stands there, also where it is another one than before', async () => {
  const file = aSnapshotFile();
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
  const snapshot = openSnapshot(aSnapshotFile());
  await syncSnapshot(
    snapshot,
    aDatabase([aPost('c'), aPost('a'), aPost('b', { publishedAt: new Date('2025-01-01T00:00:00Z') })]),
  );
  expect(slugsIn(snapshot)).toEqual(['b-nl', 'a-nl', 'c-nl']);
});
