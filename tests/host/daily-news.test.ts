import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { islandDay } from '#core/ibiza-time/days.ts';
import { timedOrder } from '../../src/adapters/netlify/timed-order.ts';
import { bundledFunctions } from '../support/functions/bundled-functions.ts';
import { callBundled } from '../support/functions/call-bundled.ts';
import { aBackend, anEditor, type TestBackend } from '../support/database/backend.ts';
import { aFeedHost, type FeedHost } from '../support/stand-ins/feed-stand-in.ts';
import { aMailService, type MailStandIn } from '../support/stand-ins/mail-stand-in.ts';
import { aLanguageModel, type ModelStandIn } from '../support/stand-ins/model-stand-in.ts';
import { answersNews, storyReports } from '../support/news/news-replies.ts';
import { portOf } from '../support/port-of.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';

let backend: TestBackend;
let feeds: FeedHost;
let model: ModelStandIn;
let hook: Server;
let builds = 0;
let mail: MailStandIn;
let functions: Awaited<ReturnType<typeof bundledFunctions>>;
const now = new Date();
const date = islandDay(now);

beforeAll(async () => {
  const outDir = path.join(mkdtempSync(path.join(tmpdir(), 'news-test-')), 'functions');
  [backend, feeds, model, mail, functions] = await Promise.all([
    aBackend(),
    aFeedHost(),
    aLanguageModel(answersNews),
    aMailService(),
    bundledFunctions(outDir),
  ]);
  hook = createStandIn(({ method }, response) => {
    // Only a POST request starts a build. Other methods check whether the hook is reachable.
    if (method === 'POST') builds += 1;
    response.end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  feeds.state.reports = storyReports();
  const paths = [
    'diario.rss',
    'island.atom',
    'consell.json',
    'dead',
    'malformed',
    'instructions',
    'web-page',
  ];
  for (const [name, value] of Object.entries({
    SITE_URL: 'http://localhost:8888',
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.keys.publishableKey,
    SUPABASE_SECRET_KEY: backend.keys.secretKey,
    SIGNING_SECRET: 'a secret of the tests, long enough for all',
    REBUILD_QUIET_SECONDS: '0',
    BUILDS_PER_MONTH: 'unlimited',
    BUILD_HOOK_URL: `http://127.0.0.1:${portOf(hook)}/build`,
    NEWS_FEEDS: paths.map((name) => `${feeds.url}/${name}`).join(', '),
    AI_BASE_URL: model.url,
    AI_API_KEY: 'a key',
    AI_MODEL: 'stand-in',
    RESEND_BASE_URL: mail.url,
    RESEND_API_KEY: 'a key',
    MAIL_FROM: 'Site <site@example.com>',
    CONTACT_TO: 'office@example.com',
    NEWS_PREVIEW: 'yes',
  }))
    vi.stubEnv(name, value);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  functions.remove();
  hook.close();
  await Promise.all([feeds.stop(), model.stop(), mail.stop()]);
  await backend.stop();
});

const order = async (given: string) => {
  const answer = await callBundled(functions.at('write-daily-news-background'), {
    body: { order: given },
  });
  await answer.settled;
  return answer;
};
const posts = async () => {
  const found = await backend
    .visitor()
    .from('blog_posts')
    .select('slug, title, excerpt, content, written_by_ai, revision, published_at')
    .eq('slug_base', `daily-ibiza-news-${date}`)
    .order('slug');
  return found.data ?? [];
};

describe('daily news function', () => {
  test('refuses to start and reads no feed without a valid signature', async () => {
    for (const given of ['', 'e30.forged', `${timedOrder('write-daily-news-background', now)}x`])
      expect((await order(given)).status).toBe(401);
    expect(feeds.asked).toEqual([]);
  });

  test('publishes in four languages though some feeds are unreachable, malformed, hostile or web pages', async () => {
    expect(await order(timedOrder('write-daily-news-background', now))).toMatchObject({
      status: 200,
      json: { texts: { length: 4 } },
    });
    expect(builds).toBe(1);
    const found = await posts();
    expect(found.map(({ slug }) => slug as string)).toEqual(
      ['de', 'en', 'es', 'nl'].map((lang) => `daily-ibiza-news-${date}-${lang}`),
    );
    for (const post of found) {
      expect(post.written_by_ai).toBe(true);
      expect(String(post.content)).toContain('https://feed.example/puerto');
      expect(JSON.stringify(post)).not.toMatch(
        /administrator|previous instructions|moc\.elpmaxe|hostile\.example/,
      );
    }
    expect(String(found.find(({ slug }) => String(slug).endsWith('-de'))?.content)).toContain('Hafenbehörde');
    expect(JSON.stringify(model.questions.map(({ body }) => body))).not.toMatch(
      /sb_secret|long enough for all/,
    );

    const overview = await backend.owner().rpc('news_overview', { max: 1 });
    const { sources } = overview.data as { sources: { address: string; trouble: string | null }[] };
    expect(
      Object.fromEntries(sources.map(({ address, trouble }) => [new URL(address).pathname, trouble])),
    ).toEqual({
      '/diario.rss': null,
      '/island.atom': null,
      '/consell.json': null,
      '/instructions': null,
      '/dead': 'unreachable',
      '/malformed': 'malformed',
      '/web-page': 'is-a-web-page',
    });
  });

  test('changes nothing in a second run on the same day', async () => {
    const before = await posts();
    const [asked, questions] = [feeds.asked.length, model.questions.length];
    await Promise.all([
      order(timedOrder('write-daily-news-background', now)),
      order(timedOrder('write-daily-news-background', now)),
    ]);
    const { accessToken: token } = await anEditor(backend);
    const pressed = await callBundled(functions.at('daily-ibiza-news'), {
      token,
      body: { lang: 'es', publish: true },
    });
    expect(pressed.json).toMatchObject({
      success: true,
      slug: `daily-ibiza-news-${date}-es`,
      skipped: 'already-there',
      date,
    });
    expect(await posts()).toEqual(before);
    expect(builds).toBe(1);
    expect([feeds.asked.length, model.questions.length]).toEqual([asked, questions]);
    // Only the first run mails a preview.
    expect(mail.mails().map(({ to }) => to)).toEqual(['office@example.com']);
    expect(mail.mails()[0]?.body).toContain('/preview?t=');
  });
});
