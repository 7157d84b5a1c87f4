import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { inCamelCase } from '#core/casing/field-names.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import type { NewsOverview } from '#core/news/news-overview.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { timedOrder } from '../../src/adapters/netlify/timed-order.ts';
import { reasonText, waitText, whyText } from '../../src/islands/admin/parts/reason-text.ts';
import { verdictsOn } from '../news/answers.ts';
import { aBackend, anEditor, type TestBackend } from '../support/database/backend.ts';
import { bundledFunctions } from '../support/functions/bundled-functions.ts';
import { callBundled } from '../support/functions/call-bundled.ts';
import {
  alsoWrites,
  answersNews,
  hostileReport,
  judgedBy,
  judgesExcept,
  storyReports,
  wrongSentence,
} from '../support/news/news-replies.ts';
import { aFeedHost, type FeedHost } from '../support/stand-ins/feed-stand-in.ts';
import { aMailService, type MailStandIn } from '../support/stand-ins/mail-stand-in.ts';
import {
  aLanguageModel,
  readQuestion,
  hasStatus,
  says,
  type ModelStandIn,
  type Reply,
} from '../support/stand-ins/model-stand-in.ts';

// Each test runs the news function for one morning, and checks what is published and what editor and owner see.

let backend: TestBackend;
let feeds: FeedHost;
let model: ModelStandIn;
let mail: MailStandIn;
let functions: Awaited<ReturnType<typeof bundledFunctions>>;
const now = new Date();
const date = islandDay(now);
const words = deskWords('nl');

beforeAll(async () => {
  const outDir = path.join(mkdtempSync(path.join(tmpdir(), 'news-situations-')), 'functions');
  [feeds, model, functions] = await Promise.all([
    aFeedHost(),
    aLanguageModel(answersNews),
    bundledFunctions(outDir),
  ]);
});
afterAll(async () => {
  functions.remove();
  await Promise.all([feeds.stop(), model.stop()]);
});

beforeEach(async () => {
  [backend, mail] = await Promise.all([aBackend(), aMailService()]);
  feeds.state.reports = storyReports();
  model.willReply(answersNews);
  for (const [name, value] of Object.entries({
    SITE_URL: 'http://localhost:8888',
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.keys.publishableKey,
    SUPABASE_SECRET_KEY: backend.keys.secretKey,
    SIGNING_SECRET: 'a secret of the tests, long enough for all',
    REBUILD_QUIET_SECONDS: '0',
    BUILDS_PER_MONTH: 'unlimited',
    NEWS_FEEDS: ['diario.rss', 'island.atom', 'consell.json'].map((name) => `${feeds.url}/${name}`).join(','),
    AI_BASE_URL: model.url,
    AI_API_KEY: 'a key',
    AI_MODEL: 'stand-in',
    RESEND_BASE_URL: mail.url,
    RESEND_API_KEY: 'a key',
    MAIL_FROM: 'Site <site@example.com>',
    CONTACT_TO: 'office@example.com',
  }))
    vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await mail.stop();
  await backend.stop();
});

/** Starts the news as the schedule does. Returns what a visitor, an editor and the owner then see. */
async function aMorning() {
  const order = { order: timedOrder('write-daily-news-background', now) };
  const started = await callBundled(functions.at('write-daily-news-background'), { body: order });
  await started.settled;
  const [found, overview, outbox] = await Promise.all([
    backend
      .visitor()
      .from('blog_posts')
      .select('title, excerpt, content')
      .eq('slug_base', `daily-ibiza-news-${date}`),
    backend.owner().rpc('news_overview', { max: 1 }),
    backend.owner().from('mail_outbox').select('kind, health_problems'),
  ]);
  const [run] = inCamelCase(overview.data as { runs: unknown[] }).runs as NewsOverview['runs'];
  const texts = run?.texts ?? [];
  return {
    published: found.data ?? [],
    run,
    waits: texts.map(({ state, trouble }) => [state, trouble && waitText(words, trouble)]),
    dropped: [...(run?.dropped ?? []), ...texts.flatMap(({ dropped }) => dropped)].map(
      ({ sentence, why }) => ({
        sentence,
        why: whyText(words, why),
      }),
    ),
    mails: mail.mails(),
    outbox: outbox.data ?? [],
  };
}

const repairsNothing: Reply = (exchange) =>
  (readQuestion(exchange.question).task.startsWith('Some sentences') ? says({ sentences: [] }) : answersNews)(
    exchange,
  );

describe('a morning of the daily news', () => {
  test(
    'publishes a text about a single report, and shows the editor the evidence for each sentence',
    { tags: ['heavy'] },
    async () => {
      feeds.state.reports = storyReports().slice(0, 1);
      const { published, run, dropped } = await aMorning();
      expect(published).toHaveLength(4);
      expect(run?.texts.map(({ evidence }) => evidence.length)).toEqual([6, 6, 6, 6]);
      expect(dropped).toEqual([]);
    },
  );

  test(
    'queues only one mail during three failed runs, and publishes when the feeds are readable again',
    { tags: ['heavy'] },
    async () => {
      const readable = process.env['NEWS_FEEDS'] ?? '';
      vi.stubEnv('NEWS_FEEDS', `${feeds.url}/dead,${feeds.url}/broken`);
      for (const _ of ['seven', 'eight', 'nine']) {
        const { published, run, outbox } = await aMorning();
        expect([published, run?.state, reasonText(words, run?.trouble ?? '')]).toEqual([
          [],
          'failed',
          words.news.errors['feeds-down'],
        ]);
        expect(outbox).toMatchObject([{ kind: 'health', health_problems: [{ code: 'feeds-failing' }] }]);
      }
      vi.stubEnv('NEWS_FEEDS', readable);
      const { published, run, outbox } = await aMorning();
      expect([published.length, run?.state, outbox.length]).toEqual([4, 'writing', 1]);
    },
  );

  // simplepie PR #632, rome #378: a feed whose dates no reader knows looks like a feed without news.
  test('reports a feed on the health page from the day on which its dates cannot be read', async () => {
    const { accessToken: token } = await anEditor(backend);
    const run = async (written?: string) => {
      feeds.state.reports = storyReports().map((report) => ({
        ...report,
        at: new Date(report.at.getTime() - 10 * 86_400_000),
        ...(written === undefined ? {} : { written }),
      }));
      const body = { lang: 'nl', publish: false };
      await (
        await callBundled(functions.at('daily-ibiza-news'), { token, body })
      ).settled;
      const { problems } = (await callBundled(functions.at('health'), { token, query: '' })).json;
      const overview = await backend.owner().rpc('news_overview', { max: 1 });
      const [latest] = (overview.data as { runs: { record: { sources: unknown[] } }[] }).runs;
      return { problems, source: latest?.record.sources[0] };
    };
    const failing = expect.objectContaining({ code: 'feeds-failing', n: 1 }) as unknown;
    const readable = {
      source: { state: 'read' },
      problems: expect.not.arrayContaining([failing]) as unknown,
    };
    expect(await run()).toMatchObject(readable);
    for (const _ of ['first day', 'second day'])
      expect(await run('ayer por la tarde')).toMatchObject({
        source: { state: 'refused', trouble: 'no-dates' },
        problems: expect.arrayContaining([failing]) as unknown,
      });
    expect(await run('lunes, 7 de diciembre de 2026 10:00')).toMatchObject(readable);
  });

  test.each<[string, Reply]>([
    ['is unreachable', hasStatus(500)],
    ['answers in another shape', says({ opinion: 'fine' })],
    ['cuts its answer off', says('{"verdicts": [')],
  ])(
    'publishes nothing if the judge %s, says why, and mails a preview to the owner',
    async (_, judge) => {
      model.willReply(judgedBy(judge));
      const { published, waits, mails } = await aMorning();
      expect(published).toEqual([]);
      expect(waits).toEqual(Array.from({ length: 4 }, () => ['held', words.news.waits.judge]));
      expect(mails.map(({ to }) => to)).toEqual(['office@example.com']);
      expect(mails[0]?.body).toContain('/preview?t=');
    },
    120_000,
  );

  test(
    'publishes nothing if the judge gives each sentence two different verdicts, also those of its examination',
    { tags: ['heavy'] },
    async () => {
      model.willReply(
        judgedBy(async (exchange) => {
          const { verdicts } = verdictsOn(readQuestion(exchange.question));
          await says({
            verdicts: verdicts.flatMap((verdict) => [verdict, { ...verdict, verdict: 'negation' }]),
          })(exchange);
        }, repairsNothing),
      );
      const { published, waits } = await aMorning();
      expect(published).toEqual([]);
      expect(waits).toEqual(Array(4).fill(['held', words.news.waits['exam-believed']]));
    },
  );

  test('drops sentences with errors that the rules find, even if the judge approves every sentence', async () => {
    const wrong = wrongSentence();
    model.willReply(judgedBy(answersNews, alsoWrites('nl', wrong)));
    const { published, dropped } = await aMorning();
    expect(published).toHaveLength(4);
    expect(JSON.stringify(published)).not.toContain(wrong.date);
    expect(dropped).toContainEqual({
      sentence: wrong.text,
      why: expect.stringContaining(words.news.whys.day) as string,
    });
  });

  test('drops a report that instructs the model and a sentence that obeys, and shows the editor both', async () => {
    const { report, lie } = hostileReport();
    feeds.state.reports = [...storyReports(), report];
    model.willReply(judgedBy(judgesExcept(lie), alsoWrites('en', lie)));
    const { published, dropped } = await aMorning();
    expect(published).toHaveLength(4);
    expect(dropped).toContainEqual({ sentence: report.title, why: words.news.whys.instruction });
    expect(dropped).toContainEqual({
      sentence: lie.text,
      why: expect.stringContaining(words.news.whys.unsupported) as string,
    });
    expect(JSON.stringify(published)).not.toMatch(/suprimid|Las multas|abolished/);
    // No model has seen the report with the instructions.
    expect(JSON.stringify(model.questions)).not.toContain('suprimido');
  });
});
