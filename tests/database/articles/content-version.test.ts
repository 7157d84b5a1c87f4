import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoPosts, seedDemo } from '../../../scripts/seed/demo-posts.ts';
import { testBackend, answerTo } from '../../support/database/backend.ts';
import { aDraft, aPost } from '../../support/database/posts.ts';

const backend = testBackend();
let owner: SupabaseClient;

beforeAll(() => {
  owner = backend.owner();
});

describe('seeding', () => {
  // Must be the first test, because seeding needs an empty database.
  test('inserts the demo posts as one content change, and keeps demo drafts hidden from visitors', async () => {
    const target = { supabaseUrl: backend.url, secretKey: backend.keys.secretKey };
    expect(await seedDemo(target)).toBe('added');
    expect(await seedDemo(target)).toBe('already there');
    expect(await version()).toBe(1);

    const { count } = await owner.from('blog_posts').select('id', { count: 'exact', head: true });
    expect(count).toBe(demoPosts().length);
    const { data } = await backend.visitor().from('blog_posts').select('slug');
    const published = demoPosts().filter((post) => post.is_published);
    expect((data ?? []).map(({ slug }) => slug as string).toSorted()).toEqual(
      published.map(({ slug_base, language }) => `${slug_base}-${language}`).toSorted(),
    );
  });
});

describe('content version', () => {
  test('does not increase for changes that visitors cannot see', async () => {
    const counted = await countOf(async () => {
      const draft = await added(aDraft());
      await changed(draft, { title: 'Anders' });
      await changed(draft, { published_at: '2026-01-01T00:00:00Z' });
      await removed(draft);
    });
    expect(counted).toBe(0);
  });

  test('increases once for each change that visitors can see: publication, edit, hiding or deletion', async () => {
    let post = '';
    expect(await countOf(async () => void (post = await added(aPost())))).toBe(1);
    expect(await countOf(() => changed(post, { title: 'Anders' }))).toBe(1);
    expect(await countOf(() => changed(post, { title: 'Anders' }))).toBe(0);
    expect(await countOf(() => changed(post, { is_published: false }))).toBe(1);
    expect(await countOf(() => changed(post, { title: 'Stil' }))).toBe(0);
    expect(await countOf(() => changed(post, { is_published: true }))).toBe(1);
    expect(await countOf(() => removed(post))).toBe(1);
  });

  test('increases by one when one request inserts four posts', async () => {
    const rows = ['nl', 'en', 'es', 'de'].map((language) => aPost({ language }));
    expect(
      await countOf(async () => expect((await owner.from('blog_posts').insert(rows)).error).toBeNull()),
    ).toBe(1);
  });

  test('does not increase for a refused write', async () => {
    const counted = await countOf(async () => {
      expect((await owner.from('blog_posts').insert([aPost(), aPost({ title: '' })])).error).not.toBeNull();
    });
    expect(counted).toBe(0);
  });

  test('increases by forty for forty simultaneous changes', async () => {
    const counted = await countOf(() => Promise.all(Array.from({ length: 40 }, () => added(aPost()))));
    expect(counted).toBe(40);
  });
});

describe('rebuild state', () => {
  test('keeps the time of the first unbuilt change after further changes', async () => {
    await owner.rpc('confirm_rebuild', { version: await version() });
    expect(await state()).toMatchObject({ pending_since: null });
    const post = await added(aPost());
    const first = await state();
    expect(first.pending_since).not.toBeNull();
    await changed(post, { title: 'Later' });
    const second = await state();
    expect(second.pending_since).toBe(first.pending_since);
    expect(Date.parse(second.changed_at ?? '')).toBeGreaterThan(Date.parse(first.changed_at ?? ''));
  });

  test('is not pending after a change to a draft', async () => {
    await owner.rpc('confirm_rebuild', { version: await version() });
    await changed(await added(aDraft()), { title: 'Later' });
    expect(await state()).toMatchObject({ pending_since: null });
  });
});

describe('published posts index', () => {
  test('lists all posts of a site with 2,500 posts, together with the content version', async () => {
    // One statement for all of them exceeds the limit of a slow machine: 8 seconds.
    for (let added = 0; added < 2500; added += 250)
      await owner
        .from('blog_posts')
        .insert(Array.from({ length: 250 }, () => aPost()))
        .throwOnError();
    const { data } = await answerTo(backend.visitor().rpc('published_posts_index'));
    const { content_version, posts } = data as { content_version: number; posts: unknown[] };
    expect(posts.length).toBeGreaterThanOrEqual(2500);
    expect(content_version).toBe((await state()).content_version);
    const { count } = await backend.visitor().from('blog_posts').select('id', { count: 'exact', head: true });
    expect(posts).toHaveLength(count ?? 0);
  });
});

describe('change feed', () => {
  test('lists the posts that changed since an earlier answer, and the number of all published posts', async () => {
    const [changing, hidden, unchanged] = await Promise.all([added(aPost()), added(aPost()), added(aPost())]);
    const mark = await markNow();
    await changed(changing, { title: 'Anders' });
    await changed(hidden, { is_published: false });
    const draft = await added(aDraft());
    const fresh = await added(aPost());
    const feed = await changesSince(mark);
    expect(new Map(feed?.posts)).toEqual(
      new Map([
        [changing, 2],
        [fresh, 1],
      ]),
    );
    expect(feed?.changed.toSorted()).toEqual([changing, hidden, fresh].toSorted());
    expect(feed?.changed).not.toContain(unchanged);
    expect(feed?.changed).not.toContain(draft);
    const { data } = await answerTo(backend.visitor().rpc('published_posts_index'));
    const { posts } = data as { posts: [string, number][] };
    expect(feed?.total).toBe(posts.length);
    expect(await changesSince(feed?.mark)).toMatchObject({ posts: [], changed: [] });
  });

  test('includes a post with a future date once this date has passed', async () => {
    const soon = new Date(Date.now() + 1500).toISOString();
    const coming = await added(aPost({ published_at: soon }));
    const mark = await markNow();
    expect((await changesSince(mark))?.posts.map(([id]) => id)).not.toContain(coming);
    await expect
      .poll(async () => (await changesSince(mark))?.posts.map(([id]) => id), { timeout: 10_000 })
      .toContain(coming);
  });

  test('returns null for a mark of another feed, and for a mark with a future version', async () => {
    const mark = await markNow();
    expect(await changesSince({ ...mark, feed: crypto.randomUUID() })).toBeNull();
    expect(await changesSince({ ...mark, since: mark.since + 1 })).toBeNull();
  });
});

type Mark = { feed: string; since: number; at: string };
type Changes = {
  mark: Mark;
  posts: [string, number][];
  changed: string[];
  total: number;
};

async function markNow(): Promise<Mark> {
  const { data } = await answerTo(backend.visitor().rpc('published_posts_index'));
  return (data as { mark: Mark }).mark;
}

async function changesSince(mark: Mark | undefined): Promise<Changes | null> {
  const { data } = await answerTo(backend.visitor().rpc('published_posts_changes', { mark }));
  return data as Changes | null;
}

/** Returns by how much the content version increases while `work` runs. */
async function countOf(work: () => Promise<unknown>): Promise<number> {
  const before = await version();
  await work();
  return (await version()) - before;
}

const version = async (): Promise<number> => (await state()).content_version;

async function state(): Promise<State> {
  const { data, error } = await answerTo(owner.rpc('rebuild_state'));
  expect(error).toBeNull();
  return data as State;
}

async function added(row: object): Promise<string> {
  const { data, error } = await owner.from('blog_posts').insert(row).select('id').single();
  expect(error).toBeNull();
  return (data as { id: string }).id;
}

async function changed(id: string, changes: object): Promise<void> {
  expect((await owner.from('blog_posts').update(changes).eq('id', id)).error).toBeNull();
}

async function removed(id: string): Promise<void> {
  expect((await owner.from('blog_posts').delete().eq('id', id)).error).toBeNull();
}

type State = { content_version: number; pending_since: string | null; changed_at: string | null };
