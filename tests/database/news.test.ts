import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { runNews, type NewsDeps, type NewsRequest } from '#core/news/run-news.ts';
import { aBackend, anEditor, type TestBackend } from '../support/database/backend.ts';
import { Killed, newsDeps, twoReports } from '../support/news/news-tools.ts';

let backend: TestBackend;
let owner: SupabaseClient;

beforeAll(async () => {
  backend = await aBackend({ sql: expiringLeases });
  owner = backend.owner();
});
afterAll(() => backend.stop());

let day = 0;
/** A date that no other test uses. */
const aDate = (): string => new Date(Date.UTC(2027, 0, (day += 1))).toISOString().slice(0, 10);
const everything = (date: string, changed: Partial<NewsRequest> = {}): NewsRequest => ({
  date,
  locales,
  publish: true,
  again: false,
  ...changed,
});

const postsOf = async (date: string) => {
  const found = await owner
    .from('blog_posts')
    .select('slug, title, content, is_published, published_at, revision, written_by_ai')
    .eq('slug_base', `daily-ibiza-news-${date}`)
    .order('slug');
  expect(found.error).toBeNull();
  return (found.data ?? []) as PostSeen[];
};
type PostSeen = {
  slug: string;
  title: string;
  content: string;
  is_published: boolean;
  written_by_ai: boolean;
  revision: number;
};

const rebuildState = async () => (await owner.rpc('rebuild_state')).data as Record<string, unknown>;
/** As if the process with the claims had died some time ago. */
const expireLeases = async () => expect((await owner.rpc('expire_news_leases')).error).toBeNull();
const expiringLeases = `
  create function public.expire_news_leases() returns void language sql security definer as $$
    update private.news_runs set lease_until = now() - interval '1 second' where lease_until is not null;
    update private.news_texts set lease_until = now() - interval '1 second' where lease_until is not null;
  $$;
  grant execute on function public.expire_news_leases to service_role;
`;

/** As if the build of everything so far had come. */
const settle = async () => {
  const { content_version: version } = await rebuildState();
  await owner.rpc('confirm_rebuild', { version });
  expect((await rebuildState())['pending_since']).toBeNull();
};

test('a run publishes four languages with one change of the site; run again, nothing changes', async () => {
  const date = aDate();
  const { deps, calls } = newsDeps(owner);
  await settle();
  const before = Number((await rebuildState())['content_version']);
  const outcome = await runNews(deps, everything(date));
  expect(outcome).toMatchObject({ rebuild: { contentVersion: before + 1 } });

  const posts = await postsOf(date);
  expect(posts.map(({ slug }) => slug)).toEqual(
    ['de', 'en', 'es', 'nl'].map((lang) => `daily-ibiza-news-${date}-${lang}`),
  );
  expect(posts.every((post) => post.is_published && post.written_by_ai)).toBe(true);
  // Each language was compared with those before it, and Dutch is the first.
  expect(posts.find(({ slug }) => slug.endsWith('-nl'))?.content).toContain('After </p>');
  expect(posts.find(({ slug }) => slug.endsWith('-de'))?.content).toContain('After en es nl');
  expect(calls.filter((call) => call === 'rebuild.request')).toHaveLength(1);

  await settle();
  const again = await runNews(newsDeps(owner).deps, everything(date, { again: true }));
  expect(again).toMatchObject({ texts: locales.map(() => ({ state: 'published', isNew: false })) });
  expect(await postsOf(date)).toEqual(posts);
  expect((await rebuildState())['pending_since']).toBeNull();
});

test('killed at any step and started again: no duplicate, no half post, no forgotten rebuild', async () => {
  const rehearsal = newsDeps(owner);
  await runNews(rehearsal.deps, everything(aDate()));
  const steps = rehearsal.calls.length;
  expect(steps).toBeGreaterThan(12);

  for (let step = 1; step <= steps; step += 1) {
    const date = aDate();
    await settle();
    const reports = twoReports();
    const first = newsDeps(owner, { reports });
    first.state.diesAfter = step;
    await expect(runNews(first.deps, everything(date))).rejects.toBeInstanceOf(Killed);

    const half = await postsOf(date);
    expect(new Set(half.map((post) => post.is_published)).size).toBeLessThan(2);
    if (half.some((post) => post.is_published))
      expect((await rebuildState())['pending_since']).not.toBeNull();

    await expireLeases();
    const second = newsDeps(owner, { reports });
    await runNews(second.deps, everything(date));
    const posts = await postsOf(date);
    expect(posts).toHaveLength(4);
    expect(posts.every((post) => post.is_published && post.revision === 2)).toBe(true);
    // All languages tell the same facts, whichever run stored them.
    expect(new Set(posts.map(({ content }) => content.split('</p>')[0])).size).toBe(1);
    expect((await rebuildState())['pending_since']).not.toBeNull();
  }
}, 120_000);

test.each([2, 4])(
  'a real process, killed while it writes language %i of four, leaves nothing half done',
  async (language) => {
    const date = aDate();
    const reports = twoReports();
    const given = [backend.url, backend.keys.secretKey, date, JSON.stringify(reports)];
    const child = spawn(process.execPath, ['tests/support/news/news-child.ts', ...given], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    for await (const text of child.stdout.setEncoding('utf8')) {
      printed += String(text);
      if (printed.split('writing').length > language) break;
    }
    child.kill('SIGKILL');
    await once(child, 'exit');

    const half = await postsOf(date);
    expect(half.map((post) => post.is_published)).toEqual(Array.from({ length: language - 1 }, () => false));
    await expireLeases();
    await runNews(newsDeps(owner, { reports }).deps, everything(date));
    const posts = (await postsOf(date)).map((post) => [post.is_published, post.revision]);
    expect(posts).toEqual(Array.from({ length: 4 }, () => [true, 2]));
  },
  60_000,
);

test('three at once do everything once', async () => {
  const date = aDate();
  const runs = [newsDeps(owner), newsDeps(owner), newsDeps(owner)];
  await Promise.all(runs.map(({ deps }) => runNews(deps, everything(date))));
  // Those that found somebody at work go on from there.
  await Promise.all(runs.map(({ deps }) => runNews(deps, everything(date))));
  expect(await postsOf(date)).toHaveLength(4);
  const stored = runs.flatMap(({ calls }) => calls).filter((call) => call === 'book.noteText');
  expect(stored).toHaveLength(4);
});

test('who is only slow comes too late once another has taken over, and stores nothing', async () => {
  const date = aDate();
  const { deps } = newsDeps(owner);
  let other: Promise<unknown> = Promise.resolve();
  const slow: NewsDeps = {
    ...deps,
    writer: {
      ...deps.writer,
      async text(facts, locale, others) {
        await expireLeases();
        other = runNews(newsDeps(owner).deps, everything(date, { locales: ['nl'] }));
        await other;
        const answer = await deps.writer.text(facts, locale, others);
        return answer.ok ? { ...answer, text: { ...answer.text, title: 'Too late' } } : answer;
      },
    },
  };
  expect(await runNews(slow, everything(date, { locales: ['nl'] }))).toMatchObject({
    texts: [{ state: 'busy' }],
  });
  expect(await postsOf(date)).toMatchObject([{ title: 'News (nl)', is_published: true }]);
});

test('a claim holds until its lease ends', async () => {
  const date = aDate();
  const begun = newsDeps(owner);
  begun.state.diesAfter = 1;
  await expect(runNews(begun.deps, everything(date))).rejects.toBeInstanceOf(Killed);
  expect(await runNews(newsDeps(owner).deps, everything(date))).toEqual({ skipped: 'busy' });
});

test('a language that fails leaves the others, and is tried again; after five times only where a person asks', async () => {
  const date = aDate();
  const { deps, state } = newsDeps(owner);
  state.failing.add('es');
  const outcome = await runNews(deps, everything(date));
  expect(outcome).toMatchObject({
    texts: expect.arrayContaining([{ locale: 'es', state: 'failed', trouble: 'slow' }]) as unknown,
  });
  expect(await postsOf(date)).toHaveLength(3);
  for (let time = 0; time < 6; time += 1) await runNews(deps, everything(date));
  state.failing.clear();
  expect(await runNews(deps, everything(date))).toMatchObject({
    texts: expect.arrayContaining([{ locale: 'es', state: 'failed', trouble: 'slow' }]) as unknown,
  });
  await runNews(deps, everything(date, { again: true }));
  expect(await postsOf(date)).toHaveLength(4);
});

test('too little news is an outcome, found once a day, and anew where a person asks', async () => {
  const date = aDate();
  const { deps, calls } = newsDeps(owner, { reports: [] });
  expect(await runNews(deps, everything(date))).toEqual({ skipped: 'too-little-news' });
  expect(await runNews(deps, everything(date))).toEqual({ skipped: 'too-little-news' });
  expect(calls.filter((call) => call === 'sources.note')).toHaveLength(1);
  expect(await postsOf(date)).toEqual([]);
  await runNews(newsDeps(owner).deps, everything(date, { again: true }));
  expect(await postsOf(date)).toHaveLength(4);
});

test('what a day has told, no later day tells', async () => {
  const reports = twoReports();
  await runNews(newsDeps(owner, { reports }).deps, everything(aDate()));
  expect(await runNews(newsDeps(owner, { reports }).deps, everything(aDate()))).toEqual({
    skipped: 'too-little-news',
  });
});

test('drafts first, published later, by an editor; what an editor hid or wrote stays so', async () => {
  const date = aDate();
  const editor = await anEditor(backend);
  const { deps } = newsDeps(editor.client, { queue: owner });
  await editor.client
    .from('blog_posts')
    .insert({ slug_base: `daily-ibiza-news-${date}`, language: 'es', title: 'By hand', content: 'Text' });
  await runNews(deps, everything(date, { publish: false }));
  expect((await postsOf(date)).every((post) => !post.is_published)).toBe(true);
  await runNews(deps, everything(date));
  const published = await postsOf(date);
  expect(published.filter((post) => post.is_published)).toHaveLength(3);
  expect(published.find(({ slug }) => slug.endsWith('-es'))).toMatchObject({
    title: 'By hand',
    is_published: false,
  });
  await editor.client
    .from('blog_posts')
    .update({ is_published: false })
    .eq('slug', `daily-ibiza-news-${date}-de`);
  await runNews(deps, everything(date, { again: true }));
  expect((await postsOf(date)).filter((post) => post.is_published)).toHaveLength(2);
});

test('what an editor threw away or wrote while it was being made is left to them, and the rest goes out', async () => {
  const date = aDate();
  const editor = await anEditor(backend);
  const { deps } = newsDeps(owner);
  const { writer } = deps;
  const byHand = { slug_base: `daily-ibiza-news-${date}`, language: 'es', title: 'By hand', content: 'Text' };
  const meanwhile = async (...given: Parameters<typeof writer.text>) => {
    if (given[1] === 'es') expect((await editor.client.from('blog_posts').insert(byHand)).error).toBeNull();
    return writer.text(...given);
  };
  await runNews({ ...deps, writer: { ...writer, text: meanwhile } }, everything(date, { publish: false }));
  const thrown = { slug_base: byHand.slug_base, language: 'de' };
  expect((await editor.client.rpc('trash_article', thrown)).error).toBeNull();
  await runNews(deps, everything(date));
  expect((await postsOf(date)).map((post) => [post.slug.slice(-2), post.is_published])).toEqual([
    ['de', false],
    ['en', true],
    ['es', false],
    ['nl', true],
  ]);
});

test('the owner sees what was done, left and dropped, what it cost, and which feed is ill', async () => {
  const date = aDate();
  const old = { ...(twoReports()[0] ?? never()), publishedAt: new Date('2020-01-01') };
  const { deps } = newsDeps(owner, { reports: [...twoReports(), old] });
  await runNews(deps, everything(date));
  for (const [about, euros] of [
    ['', 0.02],
    ['-nl', null],
  ] as const) {
    const use = { purpose: 'news', about: `daily-ibiza-news-${date}${about}`, model: 'm', euros };
    const noted = { ...use, input_tokens: 10, output_tokens: 5 };
    expect((await owner.rpc('note_model_use', { use: noted })).error).toBeNull();
  }
  const ill = { read: () => Promise.resolve({ state: 'refused', trouble: 'too-slow', detail: '' } as const) };
  await runNews({ ...deps, reader: ill }, everything(aDate()));
  const overview = await owner.rpc('news_overview', { most: 100 });
  const { runs, sources } = overview.data as { runs: Record<string, unknown>[]; sources: unknown[] };
  expect(runs.find((run) => run['date'] === date)).toMatchObject({
    state: 'writing',
    input_tokens: 10,
    cost: { uses: 2, euros: 0.02, unpriced: 1 },
    record: { left: [{ why: 'too-old' }], taken: [{ source: 'Diario' }, { source: 'Diario' }] },
    texts: locales.toSorted().map((language) => ({
      language,
      state: 'published',
      is_published: true,
      input_tokens: 10,
      dropped: [{ why: 'no-fact' }],
    })),
  });
  expect(sources).toMatchObject([
    {
      address: 'https://diario.example/feed',
      name: 'Diario',
      trouble: 'too-slow',
      troubles_in_a_row: 1,
      reports: 3,
    },
  ]);
});

function never(): never {
  throw new Error('There are two reports.');
}
