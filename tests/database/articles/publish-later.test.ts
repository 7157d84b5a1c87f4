/** Posts with a scheduled time become public without an editor, and automatic builds stay within the month’s budget. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import tick from '../../../functions/tick.ts';
import { testBackend, anEditor, resultOf } from '../../support/database/backend.ts';
import { aDraft, aPost } from '../../support/database/posts.ts';
import { portOf } from '../../support/port-of.ts';
import { createStandIn } from '../../support/stand-ins/create-stand-in.ts';

const backend = testBackend({ isShared: true });
let owner: SupabaseClient;
let editor: SupabaseClient;

beforeAll(async () => {
  owner = backend.owner();
  editor = (await anEditor(backend)).client;
});

beforeEach(async () => {
  await beginTick();
  const { content_version: version } = await call<State>('rebuild_state');
  await call('confirm_rebuild', { version });
  await call('record_build', { version, ok: true, error: null });
});

const call = <Value>(name: string, given: object = {}) => resultOf<Value>(owner, name, given);

const beginTick = () => call<{ failed: string[] }>('begin_tick', { asked: {} });

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const schedule = (slug: string, at: string | null) =>
  editor.from('blog_posts').update({ publish_at: at }).eq('slug', slug);
const rowOf = async (slug: string) =>
  (await owner.from('blog_posts').select('*').eq('slug', slug).single()).data as Record<string, unknown>;

async function aStoredDraft(changes = {}): Promise<string> {
  const draft = aDraft(changes);
  expect((await editor.from('blog_posts').insert(draft)).error).toBeNull();
  return `${draft.slug_base}-${draft.language}`;
}

describe('scheduled posts', () => {
  test('are published once by two simultaneous runs, with the scheduled time as date even two hours late', async () => {
    const [one, other, later] = [await aStoredDraft(), await aStoredDraft(), await aStoredDraft()];
    const due = inSeconds(-7200);
    await schedule(one, due);
    await schedule(other, due);
    await schedule(later, inSeconds(3600));
    const { content_version } = await call<State>('rebuild_state');
    for (const { failed } of await Promise.all([beginTick(), beginTick()])) expect(failed).toEqual([]);
    const state = await call<State>('rebuild_state');
    expect(state.content_version).toBe(content_version + 1);
    expect(state.pending_since).not.toBeNull();
    const row = await rowOf(one);
    expect([row, await rowOf(other)]).toMatchObject(
      Array.from({ length: 2 }, () => ({ is_published: true, publish_at: null, revision: 3 })),
    );
    expect(new Date(String(row['published_at'])).toISOString()).toBe(due);
    expect(await rowOf(later)).toMatchObject({ is_published: false });
  });

  test('must be translated before an editor or the service role can schedule them', async () => {
    const slug = await aStoredDraft({ translation: 'pending', language: 'de' });
    for (const client of [editor, owner]) {
      const { error } = await client
        .from('blog_posts')
        .update({ publish_at: inSeconds(60) })
        .eq('slug', slug);
      expect(error?.message).toContain('blog_posts_untranslated_is_not_scheduled');
    }
  });

  test('lose their schedule when an editor publishes or trashes them, and keep the date of an earlier publication', async () => {
    const [published, trashed, again] = [await aStoredDraft(), await aStoredDraft(), await aStoredDraft()];
    for (const slug of [published, trashed]) await schedule(slug, inSeconds(3600));
    await editor
      .from('blog_posts')
      .update({ is_published: true, published_at: inSeconds(0) })
      .eq('slug', published)
      .throwOnError();
    expect(await rowOf(published)).toMatchObject({ is_published: true, publish_at: null });
    await editor.rpc('trash_articles', { slug_bases: [trashed.slice(0, -3)], language: null });
    expect(await rowOf(trashed)).toMatchObject({ publish_at: null });
    const firstDate = '2026-01-01T08:00:00.000Z';
    await owner.from('blog_posts').update({ published_at: firstDate }).eq('slug', again).throwOnError();
    await schedule(again, inSeconds(-1));
    await beginTick();
    const row = await rowOf(again);
    expect(row['is_published']).toBe(true);
    expect(new Date(String(row['published_at'])).toISOString()).toBe(firstDate);
  });

  test('in the state “published” increase the content version once when their future date arrives', async () => {
    const dated = aPost({ published_at: inSeconds(1) });
    expect((await editor.from('blog_posts').insert(dated)).error).toBeNull();
    await beginTick();
    const { content_version } = await call<State>('rebuild_state');
    await pause(1200);
    await beginTick();
    await beginTick();
    const state = await call<State>('rebuild_state');
    expect(state.content_version).toBe(content_version + 1);
    expect(state.pending_since).not.toBeNull();
  });

  test('are published by the scheduled function, which requests one build', async () => {
    const calls: string[] = [];
    const host = createStandIn((request, response) => {
      calls.push(request.method ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const port = portOf(host);
    vi.stubEnv('SUPABASE_URL', backend.url);
    vi.stubEnv('SUPABASE_SECRET_KEY', backend.keys.secretKey);
    vi.stubEnv('BUILD_HOOK_URL', `http://127.0.0.1:${port}/hook`);
    vi.stubEnv('REBUILD_QUIET_SECONDS', '0');
    vi.stubEnv('BUILDS_PER_MONTH', 'unlimited');
    const slug = await aStoredDraft();
    await schedule(slug, inSeconds(-1));
    await tick();
    expect(await rowOf(slug)).toMatchObject({ is_published: true });
    expect(calls).toEqual(['POST']);
    await tick();
    expect(calls).toEqual(['POST']);
    await new Promise((resolve) => host.close(resolve));
    vi.unstubAllEnvs();
  });

  test('are not published until their image has an alternative text', async () => {
    const slug = await aStoredDraft();
    await schedule(slug, inSeconds(-60));
    const change = (changes: object) => editor.from('blog_posts').update(changes).eq('slug', slug);
    await change({ hero_image_url: '/media/a.jpg' });
    await beginTick();
    expect(await rowOf(slug)).toMatchObject({ is_published: false });
    await change({ hero_image_alt: 'Een sleutel' });
    await beginTick();
    expect(await rowOf(slug)).toMatchObject({ is_published: true });
  });
});

const month = { quiet_seconds: 0, longest_wait_seconds: 0, builds_per_month: 1000, spare_below: 200 };
const outlook = (times: object) => call<Outlook>('rebuild_outlook', { times });
const claim = (times: object) => call<{ state: string; milliseconds?: number }>('claim_rebuild', { times });

describe('the build budget', () => {
  test('records how many builds were requested and how long the builds took', async () => {
    const { builds_asked } = await outlook(month);
    await editor.from('blog_posts').insert(aPost()).throwOnError();
    const { content_version: version } = await call<State>('rebuild_state');
    await call('confirm_rebuild', { version });
    await call('record_build', { version, ok: true, error: null });
    const after = await outlook(month);
    expect(after).toMatchObject({ builds_asked: builds_asked + 1, due_in: null, is_held: false });
    expect(after.usual_build_seconds).toBeGreaterThan(0);
  });

  test('delays the build for an automatic change by a day if few builds are left', async () => {
    const { builds_asked } = await outlook(month);
    const few = { ...month, builds_per_month: builds_asked + 2, spare_below: 3 };
    await owner.from('blog_posts').insert(aPost()).throwOnError();
    expect((await outlook(month)).is_held).toBe(false);
    const held = await outlook(few);
    expect(held.is_held).toBe(true);
    expect(held.due_in).toBeGreaterThan(86_000);
    expect(held.due_in).toBeLessThanOrEqual(86_400);
    expect((await claim(few)).state).toBe('wait');
    expect((await outlook({ quiet_seconds: 0, longest_wait_seconds: 0 })).is_held).toBe(false);
    await editor.from('blog_posts').insert(aPost()).throwOnError();
    expect(await outlook(few)).toMatchObject({ is_held: false, due_in: 0 });
    expect((await claim(few)).state).toBe('claimed');
  });

  test('delays the build for an automatic change if no builds are left, but never the build for an editor’s change', async () => {
    const { builds_asked } = await outlook(month);
    const none = { ...month, builds_per_month: builds_asked, spare_below: 3 };
    await owner.from('blog_posts').insert(aPost()).throwOnError();
    const dueIn = (await outlook(none)).due_in ?? 0;
    // The oldest counted build was requested less than an hour ago, so the next one is allowed in almost 31 days.
    expect(dueIn).toBeGreaterThan(31 * 86_400 - 3600);
    expect(dueIn).toBeLessThanOrEqual(31 * 86_400);
    await editor.from('blog_posts').insert(aPost()).throwOnError();
    expect((await outlook(none)).is_held).toBe(false);
  });
});

type State = { content_version: number; pending_since: string | null };
type Outlook = { due_in: number | null; is_held: boolean; usual_build_seconds: number; builds_asked: number };
