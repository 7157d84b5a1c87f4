/**
 * A whole tick, the function that the host runs every few minutes: does all work that is due, and requests nothing
 * otherwise.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import tick from '../../functions/tick.ts';
import type { BegunTick } from '#adapters/supabase/site/due-work.ts';
import { runNews } from '#core/news/run-news.ts';
import { locales } from '#core/locale.ts';
import { testBackend, anEditor, resultOf } from '../support/database/backend.ts';
import { anEnquiry } from '../support/database/enquiries.ts';
import { aDraft, aPost } from '../support/database/posts.ts';
import { newsDeps } from '../support/news/news-tools.ts';
import { portOf } from '../support/port-of.ts';
import { dayAhead } from '../support/days-ahead.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';

const backend = testBackend();
let owner: SupabaseClient;
let editor: SupabaseClient;
let host: Server;
let url = '';
let calls: string[] = [];

beforeAll(async () => {
  owner = backend.owner();
  editor = (await anEditor(backend)).client;
  host = createStandIn((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${portOf(host)}`;
  // The last health check in the database template may be hours old. Without this call, another check would be due.
  await call('note_health', { problems: [] });
});
afterAll(() => {
  vi.unstubAllEnvs();
  host.close().closeAllConnections();
});

beforeEach(async () => {
  vi.unstubAllEnvs();
  vi.stubEnv('SITE_URL', url);
  vi.stubEnv('SUPABASE_URL', backend.url);
  vi.stubEnv('SUPABASE_SECRET_KEY', backend.keys.secretKey);
  vi.stubEnv('SIGNING_SECRET', 'a secret of thirty-two characters');
  vi.stubEnv('BUILD_HOOK_URL', `${url}/hook`);
  vi.stubEnv('REBUILD_QUIET_SECONDS', '0');
  vi.stubEnv('BUILDS_PER_MONTH', 'unlimited');
  const version = await contentVersion();
  await call('confirm_rebuild', { version });
  await call('record_build', { version, ok: true, error: null });
  await owner.from('enquiries').delete().neq('name', '').throwOnError();
  calls = [];
});

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const call = <Value>(name: string, given: object = {}) => resultOf<Value>(owner, name, given);

const contentVersion = async () => (await call<{ content_version: number }>('rebuild_state')).content_version;

async function due(asked: object = {}): Promise<string[]> {
  const times = { quiet_seconds: 0, longest_wait_seconds: 0 };
  const { due: found, failed } = await call<BegunTick>('begin_tick', {
    asked: { times, lost_after_seconds: 0, remind_after_seconds: 10_800, ...asked },
  });
  expect(failed).toEqual([]);
  return Object.entries(found ?? {}).flatMap(([name, isDue]) => (isDue ? [name] : []));
}

// Must be the first test, because it expects that no tick has run.
describe('tick without work', () => {
  test('reads only the business details and the due work, and records the time of the tick', async () => {
    expect(await call('site_pulse')).toMatchObject({ tick_age: null });
    const asked = vi.spyOn(globalThis, 'fetch');
    await tick();
    const requests = asked.mock.calls.map(([request]) =>
      request instanceof Request ? request.url : String(request),
    );
    asked.mockRestore();
    expect(requests).toEqual(
      ['published_business', 'begin_tick'].map((name) => `${backend.url}/rest/v1/rpc/${name}`),
    );
    expect((await call<{ tick_age: number }>('site_pulse')).tick_age).toBeLessThan(60);
  });
});

describe('begin_tick', () => {
  test('publishes a post whose scheduled time has passed, once its image has an alt text', async () => {
    const drafts = [aDraft(), aDraft()];
    await editor.from('blog_posts').insert(drafts).throwOnError();
    const [slug, other] = drafts.map(({ slug_base, language }) => `${slug_base}-${language}`) as [
      string,
      string,
    ];
    const schedule = (which: string, publish_at: string) =>
      editor.from('blog_posts').update({ publish_at }).eq('slug', which);
    await schedule(other, hoursAgo(-1));
    await editor
      .from('blog_posts')
      .update({ hero_image_url: '/media/a.jpg' })
      .eq('slug', slug)
      .throwOnError();
    await schedule(slug, hoursAgo(1));
    expect(await due()).toEqual([]);
    await editor.from('blog_posts').update({ hero_image_alt: 'Een sleutel' }).eq('slug', slug).throwOnError();
    expect(await due()).toEqual(['rebuild']);
    const { data } = await owner
      .from('blog_posts')
      .select('slug')
      .in('slug', [slug, other])
      .eq('is_published', true);
    expect(data).toEqual([{ slug }]);
  });

  test('lists a pending change after the quiet period, and a missing build after its deadline', async () => {
    await editor.from('blog_posts').insert(aPost()).throwOnError();
    const quiet = { times: { quiet_seconds: 3600, longest_wait_seconds: 3600 } };
    expect([await due(), await due(quiet)]).toEqual([['rebuild'], []]);
    await call('confirm_rebuild', { version: await contentVersion() });
    expect([await due(), await due({ lost_after_seconds: 900 })]).toEqual([['watch'], []]);
    await call('watch_rebuild', { live_version: null, lost_after_seconds: 0 });
    expect(await due()).toEqual([]);
  });

  test('lists mails that are due, and queues reminders of unanswered enquiries', async () => {
    // PostgREST returns inserted rows in the order of the request, so the older enquiry is first.
    const rows = [anEnquiry({ created_at: hoursAgo(4) }), anEnquiry({ created_at: hoursAgo(1) })];
    const { data } = await owner.from('enquiries').insert(rows).select('id, created_at');
    const [old, young] = (data ?? []).map(({ id }) => id as string);
    expect(await due()).toEqual(['mails']);
    const reminders = owner.from('mail_outbox').update({ state: 'sent' }).eq('kind', 'reminder');
    expect((await reminders.select('enquiry_id')).data).toEqual([{ enquiry_id: old }]);
    expect(await due()).toEqual([]);
    const mail = { enquiry_id: young, kind: 'business', idempotency_key: 'b', next_try_at: hoursAgo(-1) };
    await owner.from('mail_outbox').insert(mail).throwOnError();
    expect(await due()).toEqual([]);
    await owner
      .from('mail_outbox')
      .update({ next_try_at: hoursAgo(0) })
      .eq('idempotency_key', 'b')
      .throwOnError();
    expect(await due()).toEqual(['mails']);
  });

  test('lists a requested translation only if a model is configured', async () => {
    const dutch = aPost();
    await editor.from('blog_posts').insert(dutch).throwOnError();
    await editor
      .from('blog_posts')
      .insert(aDraft({ slug_base: dutch.slug_base, language: 'es', translation: 'pending' }))
      .throwOnError();
    const slug = `${dutch.slug_base}-es`;
    await call('want_translations', { slugs: [slug] });
    await call('confirm_rebuild', { version: await contentVersion() });
    await call('record_build', { version: await contentVersion(), ok: true, error: null });
    expect([await due(), await due({ translations: true })]).toEqual([[], ['translations']]);
    for (const [name, value] of Object.entries({
      AI_BASE_URL: 'https://ai.example',
      AI_API_KEY: 'k',
      AI_MODEL: 'm',
    }))
      vi.stubEnv(name, value);
    await tick();
    expect(calls).toEqual(['POST /.netlify/functions/translate-articles-background']);
    await call('unwant_translation', { slug });
    expect(await due({ translations: true })).toEqual([]);
  });

  test('deletes enquiries and trashed posts after their retention period', async () => {
    await owner
      .from('enquiries')
      .insert(anEnquiry({ created_at: hoursAgo(24 * 31), status: 'answered' }))
      .throwOnError();
    const left = async (asked: object) => {
      expect(await due(asked)).toEqual([]);
      return (await owner.from('enquiries').select('id')).data?.length;
    };
    expect([await left({}), await left({ retention_days: 32 }), await left({ retention_days: 30 })]).toEqual([
      1, 1, 0,
    ]);
    const draft = aDraft();
    await editor.from('blog_posts').insert(draft).throwOnError();
    await editor.rpc('trash_articles', { slug_bases: [draft.slug_base], language: null });
    expect(await due()).toEqual([]);
    await owner
      .from('blog_posts')
      .update({ deleted_at: hoursAgo(24 * 31) })
      .eq('slug_base', draft.slug_base)
      .throwOnError();
    expect(await due()).toEqual([]);
    const { data } = await owner.from('blog_posts').select('slug').eq('slug_base', draft.slug_base);
    expect(data).toEqual([]);
  });

  test('lists today’s news until all languages are published, except while a run is writing the news', async () => {
    const date = dayAhead(1);
    const news = { news_date: date };
    const wish = { date, locales, publish: true, again: false };
    expect(await due(news)).toEqual(['news']);
    await call('begin_news', { news_date: date, again: false });
    expect(await due(news)).toEqual([]);
    const { deps } = newsDeps(owner);
    const other = dayAhead(2);
    await runNews(deps, { ...wish, date: other });
    await call('confirm_rebuild', { version: await contentVersion() });
    await call('record_build', { version: await contentVersion(), ok: true, error: null });
    expect(await due({ news_date: other })).toEqual([]);
  });
});

describe('tick', () => {
  test('requests one build for a waiting change', async () => {
    await editor.from('blog_posts').insert(aPost()).throwOnError();
    await tick();
    expect(calls).toEqual(['POST /hook']);
    await tick();
    expect(calls).toEqual(['POST /hook']);
  });

  test('works with the defaults of mistyped settings, but deletes no enquiries by one', async () => {
    for (const name of ['REBUILD_QUIET_SECONDS', 'BUILDS_PER_MONTH', 'CONTACT_LIMIT', 'NEWS_HOUR'])
      vi.stubEnv(name, 'soon');
    await tick();
    vi.stubEnv('RETENTION_DAYS', 'two');
    vi.stubEnv('REBUILD_QUIET_SECONDS', '0');
    await editor.from('blog_posts').insert(aPost()).throwOnError();
    // A new process: this one may still know the settings that another test file has saved.
    vi.resetModules();
    const { default: ofNewProcess } = await import('../../functions/tick.ts');
    await expect(ofNewProcess()).rejects.toThrow('RETENTION_DAYS');
    expect(calls).toEqual(['POST /hook']);
  });

  test('requests the build even if the database cannot tell what is due', async () => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (request: string | URL, init?: RequestInit) =>
      String(request).endsWith('/begin_tick')
        ? Promise.resolve(Response.json({ message: 'invalid input' }, { status: 400 }))
        : fetch(request, init),
    );
    await editor.from('blog_posts').insert(aPost()).throwOnError();
    const failure: unknown = await tick().catch((cause: unknown) => cause);
    vi.unstubAllGlobals();
    expect(JSON.stringify(failure, ['errors', 'message'])).toContain('begin_tick');
    expect(calls).toContain('POST /hook');
  });

  test('sends one request to start the daily news, from the configured hour on', async () => {
    vi.stubEnv('NEWS_FEEDS', 'https://feeds.example/rss');
    vi.stubEnv('NEWS_HOUR', '0');
    await tick();
    expect(calls).toEqual(['POST /.netlify/functions/write-daily-news-background']);
  });
});
