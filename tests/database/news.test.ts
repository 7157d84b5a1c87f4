import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { runNews, type NewsDeps, type NewsRequest } from '#core/news/run-news.ts';
import type { NewsText } from '#core/news/writing/news-writer.ts';
import { testBackend, anEditor } from '../support/database/backend.ts';
import { aPreviewRow } from '../support/database/previews.ts';
import { Killed, newsDeps, twoReports } from '../support/news/news-tools.ts';
import { dayAhead } from '../support/days-ahead.ts';

const expiringLeases = `
  create function public.expire_news_leases() returns void language sql security definer as $$
    update private.news_runs set lease_until = now() - interval '1 second' where lease_until is not null;
    update private.news_texts set lease_until = now() - interval '1 second' where lease_until is not null;
  $$;
  grant execute on function public.expire_news_leases to service_role;
  create function public.age_news() returns void language sql security definer as $$
    update private.news_runs set started_at = now() - interval '1 hour', ended_at = now() - interval '1 hour', lease_until = null
    where true;
  $$;
  grant execute on function public.age_news to service_role;
`;

const backend = testBackend({ sql: expiringLeases });
let owner: SupabaseClient;

beforeAll(() => {
  owner = backend.owner();
});

let day = 0;
const aDate = (): string => dayAhead((day += 1));
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
/** Ends all leases, as if their processes had crashed. */
const expireLeases = async () => expect((await owner.rpc('expire_news_leases')).error).toBeNull();
const settle = async () => {
  const { content_version: version } = await rebuildState();
  await owner.rpc('confirm_rebuild', { version });
  expect((await rebuildState())['pending_since']).toBeNull();
};

describe('a run of the daily news', () => {
  test('publishes four languages as one content change, and changes nothing if repeated', async () => {
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
    expect(calls.filter((call) => call === 'rebuild.request')).toHaveLength(1);

    await settle();
    const again = await runNews(newsDeps(owner).deps, everything(date, { again: true }));
    expect(again).toMatchObject({ texts: locales.map(() => ({ state: 'published', isNew: false })) });
    expect(await postsOf(date)).toEqual(posts);
    expect((await rebuildState())['pending_since']).toBeNull();
  });

  test('that finds too little news is repeated on the same day only on request', async () => {
    const date = aDate();
    const { deps, calls } = newsDeps(owner, { reports: [] });
    expect(await runNews(deps, everything(date))).toEqual({ skipped: 'too-little-news' });
    expect(await runNews(deps, everything(date))).toEqual({ skipped: 'too-little-news' });
    expect(calls.filter((call) => call === 'sources.note')).toHaveLength(1);
    expect(await postsOf(date)).toEqual([]);
    await runNews(newsDeps(owner).deps, everything(date, { again: true }));
    expect(await postsOf(date)).toHaveLength(4);
  });

  test('stores the numbers of written and removed sentences, and the time of a later correction', async () => {
    const counts = async () => (await owner.rpc('news_counts')).data as Record<string, number>;
    const { deps } = newsDeps(owner);
    const striking: NewsDeps['writer'] = {
      ...deps.writer,
      async text(facts, locale) {
        const answer = await deps.writer.text(facts, locale);
        const evidence = [{ sentence: 'One.', source: 'Uno.' }];
        const dropped = [{ sentence: 'Two.', why: 'number: 2' }];
        return answer.ok ? { ...answer, value: { ...answer.value, evidence, dropped } } : answer;
      },
    };
    const before = await counts();
    const date = aDate();
    await runNews({ ...deps, writer: striking }, everything(date));
    const { written = 0, struck = 0, corrected = 0 } = before;
    expect(await counts()).toEqual({ written: written + 8, struck: struck + 4, corrected });

    const slug = `daily-ibiza-news-${date}-nl`;
    const correctedAt = async () =>
      (await owner.from('blog_posts').select('corrected_at').eq('slug', slug).single()).data;
    expect(await correctedAt()).toEqual({ corrected_at: null });
    const { data: changes } = await owner
      .from('blog_posts')
      .select('title, excerpt, content')
      .eq('slug', slug)
      .single();
    const revise = (title: string, small_fix: boolean, revision: number) =>
      owner.rpc('revise_post', { slug, revision, changes: { ...changes, title }, small_fix });
    expect((await revise('Comma', true, 2)).data).toBe(3);
    expect(await correctedAt()).toEqual({ corrected_at: null });
    expect((await revise('Corrected', false, 3)).data).toBe(4);
    expect(await correctedAt()).toEqual({ corrected_at: expect.any(String) as string });
    expect(await counts()).toMatchObject({ corrected: corrected + 1 });
  });

  test('leaves unused reports for the news of another day', async () => {
    const { deps } = newsDeps(owner);
    const usingOne: NewsDeps['writer'] = {
      ...deps.writer,
      async text(facts, locale) {
        const answer = await deps.writer.text(facts, locale);
        const reports = facts.reports.slice(0, 1).map(({ id }) => id);
        return answer.ok ? { ...answer, value: { ...answer.value, reports } } : answer;
      },
    };
    const reports = twoReports();
    const { deps: first } = newsDeps(owner, { reports });
    await runNews({ ...first, writer: usingOne }, everything(aDate()));
    const begun = await deps.store.begin(aDate(), { again: false });
    const used = begun.state === 'claimed' ? begun.alreadyReported.map(({ id }) => id) : [];
    expect(reports.map(({ id }) => used.includes(id ?? ''))).toEqual([true, false]);
  });

  test('leaves out items that earlier news reported', async () => {
    const reports = twoReports();
    await runNews(newsDeps(owner, { reports }).deps, everything(aDate()));
    expect(await runNews(newsDeps(owner, { reports }).deps, everything(aDate()))).toEqual({
      skipped: 'too-little-news',
    });
  });
});

describe('interrupted runs', () => {
  test('are completed by the next run, whichever step was interrupted', async () => {
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
      // All languages must report the same facts, although two runs may have written the texts.
      expect(new Set(posts.map(({ content }) => content.split('</p>')[0])).size).toBe(1);
      expect((await rebuildState())['pending_since']).not.toBeNull();
    }
  }, 120_000);

  test.each([2, 4])(
    'are completed by the next run if the earlier run was killed while it wrote language %i of four',
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
      expect(half.map((post) => post.is_published)).toEqual(
        Array.from({ length: language - 1 }, () => false),
      );
      await expireLeases();
      await runNews(newsDeps(owner, { reports }).deps, everything(date));
      const posts = (await postsOf(date)).map((post) => [post.is_published, post.revision]);
      expect(posts).toEqual(Array.from({ length: 4 }, () => [true, 2]));
    },
    60_000,
  );
});

describe('concurrent runs', () => {
  test('that start at the same moment store each language only once', async () => {
    const date = aDate();
    const runs = [newsDeps(owner), newsDeps(owner), newsDeps(owner)];
    await Promise.all(runs.map(({ deps }) => runNews(deps, everything(date))));
    // A run skips a language that another run is writing, so a second round of runs writes the skipped languages.
    await Promise.all(runs.map(({ deps }) => runNews(deps, everything(date))));
    expect(await postsOf(date)).toHaveLength(4);
    const stored = runs.flatMap(({ calls }) => calls).filter((call) => call === 'book.noteText');
    expect(stored).toHaveLength(4);
  });

  test('store nothing after their lease has expired', async () => {
    const date = aDate();
    const { deps } = newsDeps(owner);
    let other: Promise<unknown> = Promise.resolve();
    const slow: NewsDeps = {
      ...deps,
      writer: {
        ...deps.writer,
        async text(facts, locale) {
          await expireLeases();
          other = runNews(newsDeps(owner).deps, everything(date, { locales: ['nl'] }));
          await other;
          const answer = await deps.writer.text(facts, locale);
          return answer.ok ? { ...answer, value: { ...answer.value, title: 'Too late' } } : answer;
        },
      },
    };
    expect(await runNews(slow, everything(date, { locales: ['nl'] }))).toMatchObject({
      texts: [{ state: 'busy' }],
    });
    expect(await postsOf(date)).toMatchObject([{ title: 'News (nl)', is_published: true }]);
  });

  test('do nothing until the lease of an interrupted run has expired', async () => {
    const date = aDate();
    const begun = newsDeps(owner);
    begun.state.diesAfter = 1;
    await expect(runNews(begun.deps, everything(date))).rejects.toBeInstanceOf(Killed);
    expect(await runNews(newsDeps(owner).deps, everything(date))).toEqual({ skipped: 'busy' });
  });
});

describe('failures', () => {
  test('of one language do not stop the other languages, and five failures end the attempts until an editor’s request', async () => {
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
});

describe('runs of the daily news without a readable feed', () => {
  const down = {
    read: () => Promise.resolve({ state: 'refused', trouble: 'bad-status', detail: '' } as const),
  };
  const runsOn = async (date: string) => {
    const { deps, calls } = newsDeps(owner);
    for (let time = 0; time < 7; time += 1) {
      const outcome = await runNews({ ...deps, reader: down }, everything(date));
      expect(outcome).toEqual({ skipped: 'failed', trouble: 'feeds-down' });
    }
    return calls.filter((call) => call === 'sources.note').length;
  };

  test('are repeated until noon, and after noon up to five runs in total', async () => {
    const date = aDate();
    expect(await runsOn(date)).toBe(7);
    const past = dayAhead(-30);
    expect(await runsOn(past)).toBe(5);
    const mails = await owner
      .from('mail_outbox')
      .select('idempotency_key, health_problems')
      .eq('kind', 'health');
    expect(mails.data).toEqual(
      [date, past].map((day) => ({
        idempotency_key: `feeds-down-${day}`,
        health_problems: [{ code: 'feeds-failing', n: 1 }],
      })),
    );
    expect(await runNews(newsDeps(owner).deps, everything(date))).toMatchObject({
      texts: locales.map(() => ({ state: 'published' })),
    });
  });
});

describe('news that must wait for a person', () => {
  const withReasons = (deps: NewsDeps, reasons: Partial<Record<Locale, NewsText['waits']>>): NewsDeps => ({
    ...deps,
    writer: {
      ...deps.writer,
      async text(facts, locale) {
        const answer = await deps.writer.text(facts, locale);
        const waits = reasons[locale];
        return !answer.ok || waits === undefined ? answer : { ...answer, value: { ...answer.value, waits } };
      },
    },
  });

  test('stays unpublished in all languages if one language is held', async () => {
    const date = aDate();
    const { deps } = newsDeps(owner);
    const outcome = await runNews(withReasons(deps, { es: ['judge-slow', 'sensitive'] }), everything(date));
    const held = { texts: locales.map(() => ({ state: 'held' })) };
    expect(outcome).toMatchObject(held);
    expect(outcome).not.toHaveProperty('rebuild');
    expect((await postsOf(date)).map((post) => post.is_published)).toEqual([false, false, false, false]);
    expect(await runNews(deps, everything(date))).toMatchObject(held);
    expect(await runNews(deps, everything(date, { again: true }))).toMatchObject(held);
    const due = await owner.rpc('begin_tick', {
      asked: { lost_after_seconds: 900, remind_after_seconds: 10_800, news_date: date },
    });
    expect(due).toMatchObject({ error: null, data: { due: { news: false } } });
    const overview = await owner.rpc('news_overview', { max: 100 });
    const { runs } = overview.data as { runs: { date: string; texts: object[] }[] };
    expect(runs.find((run) => run.date === date)?.texts).toMatchObject([
      { language: 'de', state: 'held', trouble: 'day-waits' },
      { language: 'en', state: 'held', trouble: 'day-waits' },
      { language: 'es', state: 'held', trouble: 'judge-slow', trouble_detail: 'judge-slow, sensitive' },
      { language: 'nl', state: 'held', trouble: 'day-waits' },
    ]);
  });

  test('stays unpublished until all languages are finished, because an unfinished one may still be held', async () => {
    const date = aDate();
    const { deps } = newsDeps(owner);
    let elapsed = 0;
    const slow: NewsDeps = {
      ...deps,
      now: () => new Date(Date.now() + elapsed),
      writer: {
        ...deps.writer,
        text(facts, locale) {
          elapsed += 60_000;
          return deps.writer.text(facts, locale);
        },
      },
    };
    const outcome = await runNews(slow, everything(date, { timeoutSeconds: 100 }));
    expect(outcome).toMatchObject({
      texts: [{ state: 'written' }, { state: 'written' }, { state: 'busy' }, { state: 'busy' }],
    });
    expect((await postsOf(date)).some((post) => post.is_published)).toBe(false);
    await runNews(deps, everything(date));
    expect((await postsOf(date)).map((post) => post.is_published)).toEqual([true, true, true, true]);
  });

  test('is due again an hour after the run if no preview was mailed to the business', async () => {
    const date = aDate();
    await runNews(withReasons(newsDeps(owner).deps, { es: ['judge-slow', 'sensitive'] }), everything(date));
    const isDue = async () => {
      const asked = { lost_after_seconds: 900, remind_after_seconds: 10_800, news_date: date };
      return ((await owner.rpc('begin_tick', { asked })).data as { due: { news: boolean } }).due.news;
    };
    expect(await isDue()).toBe(false);
    expect((await owner.rpc('age_news')).error).toBeNull();
    expect(await isDue()).toBe(true);
    await owner
      .from('post_previews')
      .insert(aPreviewRow({ news_date: date }))
      .throwOnError();
    expect(await isDue()).toBe(false);
  });

  test('is judged again by the schedule if only the judge was away, and then published with the others', async () => {
    const date = aDate();
    const { deps } = newsDeps(owner);
    await runNews(withReasons(deps, { es: ['judge-busy'] }), everything(date));
    expect((await postsOf(date)).some((post) => post.is_published)).toBe(false);
    const again = {
      ...deps,
      writer: { ...deps.writer, text: () => Promise.reject(new Error('Writes again.')) },
    };
    await runNews(again, everything(date));
    expect((await postsOf(date)).map((post) => post.is_published)).toEqual([true, true, true, true]);
  });

  test('is not judged again if an editor has changed the draft', async () => {
    const date = aDate();
    const { deps } = newsDeps(owner);
    await runNews(withReasons(deps, { es: ['judge-busy'] }), everything(date));
    const changed = await owner
      .from('blog_posts')
      .update({ title: 'Changed' })
      .eq('slug', `daily-ibiza-news-${date}-es`);
    expect(changed.error).toBeNull();
    await runNews(deps, everything(date));
    expect((await postsOf(date)).some((post) => post.is_published)).toBe(false);
  });

  test('is published unread no more after the judge failed on three days in a row, until an editor allows it', async () => {
    const good = () => newsDeps(owner).deps;
    const failing = () => withReasons(good(), { nl: ['exam-believed'] });
    const stoppedAt = async () =>
      ((await owner.rpc('news_overview', { max: 1 })).data as { stopped_at: string | null }).stopped_at;
    const isPublished = async (from: () => NewsDeps) => {
      const date = aDate();
      await runNews(from(), everything(date));
      const posts = await postsOf(date);
      expect(posts).toHaveLength(4);
      return posts.every((post) => post.is_published);
    };
    for (const from of [failing, failing, good, failing, failing]) {
      expect(await isPublished(from)).toBe(from === good);
      expect(await stoppedAt()).toBeNull();
    }
    expect(await isPublished(failing)).toBe(false);
    expect(await stoppedAt()).not.toBeNull();
    expect(await isPublished(good)).toBe(false);
    const health = (await owner.rpc('health_facts')).data as Record<string, { n: number }>;
    expect([health['unread_news']?.n, health['judge_failed']?.n]).toEqual([1, 5]);

    // The schedule itself cannot allow it.
    expect((await owner.rpc('allow_unread_news')).error).not.toBeNull();
    const { client } = await anEditor(backend);
    expect((await client.rpc('allow_unread_news')).error).toBeNull();
    expect(await stoppedAt()).toBeNull();
    expect(await isPublished(good)).toBe(true);
  });

  test('is held in every language if the setting requires a person to read all news', async () => {
    const { deps } = newsDeps(owner);
    expect(await runNews({ ...deps, unread: 'never' }, everything(aDate()))).toMatchObject({
      texts: locales.map(() => ({ state: 'held' })),
    });
  });
});

describe('an editor’s changes', () => {
  test('remain after later runs: a draft by the editor and a post that the editor hid stay unpublished', async () => {
    const date = aDate();
    const editor = await anEditor(backend);
    const { deps } = newsDeps(owner, { editor });
    await editor.client
      .from('blog_posts')
      .insert({ slug_base: `daily-ibiza-news-${date}`, language: 'es', title: 'By hand', content: 'Text' })
      .throwOnError();
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
      .eq('slug', `daily-ibiza-news-${date}-de`)
      .throwOnError();
    await runNews(deps, everything(date, { again: true }));
    expect((await postsOf(date)).filter((post) => post.is_published)).toHaveLength(2);
  });

  test('made during or after a run remain, and the next run publishes only the other languages', async () => {
    const date = aDate();
    const editor = await anEditor(backend);
    const { deps } = newsDeps(owner);
    const { writer } = deps;
    const byHand = {
      slug_base: `daily-ibiza-news-${date}`,
      language: 'es',
      title: 'By hand',
      content: 'Text',
    };
    const withEditorsPost = async (...given: Parameters<typeof writer.text>) => {
      if (given[1] === 'es') expect((await editor.client.from('blog_posts').insert(byHand)).error).toBeNull();
      return writer.text(...given);
    };
    await runNews(
      { ...deps, writer: { ...writer, text: withEditorsPost } },
      everything(date, { publish: false }),
    );
    const thrown = { slug_bases: [byHand.slug_base], language: 'de' };
    expect((await editor.client.rpc('trash_articles', thrown)).error).toBeNull();
    await runNews(deps, everything(date));
    expect((await postsOf(date)).map((post) => [post.slug.slice(-2), post.is_published])).toEqual([
      ['de', false],
      ['en', true],
      ['es', false],
      ['nl', true],
    ]);
  });
});

describe('news_overview', () => {
  test('lists the used and skipped reports, the dropped sentences, the costs and the failed feeds', async () => {
    const date = aDate();
    const old = { ...(twoReports()[0] ?? never()), publishedAt: new Date('2020-01-01') };
    const { deps } = newsDeps(owner, { reports: [...twoReports(), old] });
    await runNews(deps, everything(date));
    for (const [purpose, about, euros] of [
      ['news', '', 0.02],
      ['judge', '-nl', null],
    ] as const) {
      const use = { purpose, about: `daily-ibiza-news-${date}${about}`, model: 'm', euros };
      const noted = { ...use, input_tokens: 10, output_tokens: 5 };
      expect((await owner.rpc('note_model_use', { use: noted })).error).toBeNull();
    }
    const ill = {
      read: () => Promise.resolve({ state: 'refused', trouble: 'too-slow', detail: '9 s' } as const),
    };
    await runNews({ ...deps, reader: ill }, everything(aDate()));
    const overview = await owner.rpc('news_overview', { max: 100 });
    const { runs, sources } = overview.data as { runs: Record<string, unknown>[]; sources: unknown[] };
    expect(runs.find((run) => run['date'] === date)).toMatchObject({
      state: 'writing',
      input_tokens: 10,
      cost: { uses: 2, euros: 0.02, unpriced: 1, judge_tokens: 15 },
      record: { skipped: [{ why: 'too-old' }], selected: [{ source: 'Diario' }, { source: 'Diario' }] },
      texts: locales.toSorted().map((language) => ({
        language,
        state: 'published',
        is_published: true,
        input_tokens: 10,
        dropped: [{ why: 'no-fact' }],
        evidence: [{ sentence: `News (${language})` }, {}],
      })),
    });
    expect(sources).toMatchObject([
      {
        address: 'https://diario.example/feed',
        name: 'Diario',
        trouble: 'too-slow',
        trouble_detail: '9 s',
        troubles_in_a_row: 1,
        reports: 3,
      },
    ]);
  });
});

function never(): never {
  throw new Error('There are two reports.');
}
