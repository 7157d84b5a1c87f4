import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { locales } from '#core/locale.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { words as siteWords } from '#i18n/words.ts';
import type { Product } from '../../scripts/local/product.ts';
import { timedOrder } from '../../src/adapters/netlify/timed-order.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import type { JudgeMaterial } from '../news/answers.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import {
  alsoWrites,
  answersNews,
  hostileReport,
  judgedBy,
  judgesExcept,
  storyReports,
  wrongSentence,
} from '../support/news/news-replies.ts';
import { databaseOf } from '../support/products/database-of.ts';
import { anEditor, callFunction, eventually, siteIsLive } from '../support/products/editor.ts';
import { aProduct } from '../support/products/running-product.ts';
import { aFeedHost, type FeedHost } from '../support/stand-ins/feed-stand-in.ts';
import { aLanguageModel, hasStatus, saysOf, type ModelStandIn } from '../support/stand-ins/model-stand-in.ts';
import { mailsTo } from '../support/stand-ins/stored-mails.ts';

// Each test is a morning of the running product: a visitor and an editor use a browser, the owner reads mails.

const sql = `
  create function public.forget_news() returns void language sql security definer as $$
    delete from private.news_runs where true;
    delete from public.post_previews where true;
    delete from private.news_told where true;
    delete from private.news_sources where true;
  $$;
  grant execute on function public.forget_news to authenticated;
  create function public.forget_todays_news() returns void language sql security definer as $$
    delete from private.news_runs where date = (select max(date) from private.news_runs);
    delete from private.news_told where true;
  $$;
  grant execute on function public.forget_todays_news to authenticated;
  -- As if the two days before had passed like today.
  create function public.repeat_news_before() returns void language sql security definer as $$
    insert into private.news_runs
    select earlier.* from private.news_runs as run, generate_series(1, 2) as days,
      jsonb_populate_record(run, jsonb_build_object('date', run.date - days)) as earlier;
    insert into private.news_texts
    select earlier.* from private.news_texts as known, generate_series(1, 2) as days,
      jsonb_populate_record(known, jsonb_build_object('date', known.date - days)) as earlier;
  $$;
  grant execute on function public.repeat_news_before to authenticated;
`;

const owner = 'office@example.com';
const today = islandDay(new Date());
const slugBase = `daily-ibiza-news-${today}`;
const words = deskWords('nl');
let feeds: FeedHost;
let model: ModelStandIn;
let product: Product;
let token = '';
let mailsBefore = 0;

beforeAll(async () => {
  [feeds, model] = await Promise.all([aFeedHost(), aLanguageModel(answersNews)]);
  const names = ['diario.rss', 'island.atom', 'consell.json'];
  const env = {
    SEED: 'none',
    // The tests themselves start the news, so the schedule must not.
    NEWS_HOUR: '23',
    NEWS_FEEDS: names.map((name) => `${feeds.url}/${name}`).join(','),
    NEWS_PREVIEW: 'yes',
    AI_BASE_URL: model.url,
    AI_API_KEY: 'a key',
    AI_MODEL: 'a-model',
    AI_PRICES: '0.40,1.60',
    CONTACT_TO: owner,
  };
  product = await aProduct(inject('hostedServer'), { env, sql });
  token = await anEditor(product);
  const settings = readFileSync(path.join(product.localDir, 'settings.json'), 'utf8');
  vi.stubEnv('SIGNING_SECRET', (JSON.parse(settings) as { signingSecret: string }).signingSecret);
}, 300_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await product.remove();
  await Promise.all([feeds.stop(), model.stop()]);
});

beforeEach(async () => {
  await forget('forget_news');
  feeds.state.isDown = false;
  feeds.state.reports = storyReports();
  model.willReply(answersNews);
  mailsBefore = previewsMailed().length;
});

/** Deletes the posts of today’s news, and what `name` deletes. */
async function forget(name: 'forget_news' | 'forget_todays_news'): Promise<void> {
  await callFunction(product.url, 'trash-articles', { token, body: { slug_bases: [slugBase] } });
  const slugs = locales.map((language) => `${slugBase}-${language}`);
  await callFunction(product.url, 'delete-forever', { token, body: { slugs } });
  await callInDatabase(name);
}

async function callInDatabase(name: string): Promise<void> {
  await databaseOf(product, token).rpc(name).throwOnError();
}

const previewsMailed = () =>
  mailsTo(owner, product.localDir).filter(({ text }) => text.includes('/preview?t='));

/**
 * Starts the news as the schedule does. Waits until the run of the day has made `attempts` attempts and has
 * either failed, or published or held the texts in all languages.
 */
async function aMorning(attempts = 1): Promise<void> {
  const { status } = await fetch(`${product.url}/.netlify/functions/write-daily-news-background`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order: timedOrder('write-daily-news-background', new Date()) }),
  });
  expect(status).toBe(202);
  type Run = { date: string; state: string; attempts: number; texts: { state: string }[] };
  await eventually(
    async () => (await callFunction(product.url, 'news-overview', { token })).json['runs'] as Run[],
    {
      // Before today’s run begins, the first run is that of an earlier day.
      until: ([run]) =>
        run?.date === today &&
        run.attempts === attempts &&
        (run.state === 'failed' ||
          (run.texts.length === 4 && run.texts.every(({ state }) => /^(held|published)$/.test(state)))),
    },
  );
}

async function publishedPages(): Promise<string[]> {
  // Until the new site is live, the pages may be those of an earlier morning.
  await siteIsLive(product, token);
  const { page, close, troubles } = await watchedPage(product.url, phone);
  const texts: string[] = [];
  for (const language of ['nl', 'en', 'es', 'de']) {
    const address = `${product.url}/blog/${slugBase}-${language}`;
    await page.goto(address);
    texts.push(await page.locator('main').innerText());
  }
  expect(troubles).toEqual([]);
  await close();
  return texts;
}

/** Whether a visitor finds no news of today, neither its pages nor a link in the overview. */
async function isNothingPublished(): Promise<boolean> {
  await siteIsLive(product, token);
  const pages = ['nl', 'en', 'es', 'de'].map((language) =>
    fetch(`${product.url}/blog/${slugBase}-${language}`),
  );
  const overview = await (await fetch(`${product.url}/nl/blog/news`)).text();
  return (await Promise.all(pages)).every(({ status }) => status === 404) && !overview.includes(slugBase);
}

async function atTheDesk(look: (page: Page, day: string) => Promise<void> | void): Promise<void> {
  const { page, close, troubles } = await signedInPage(product, desktop);
  await page.goto(`${product.url}/admin/news`);
  const day = page.locator('.news-day').first();
  await day.locator('summary').first().click();
  await day.getByRole('heading', { name: words.news.overview.droppedFacts }).waitFor();
  await look(page, await day.innerText());
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
}

/** Waits for the mail with a preview of today’s news, and returns its text. */
async function mailedPreview(): Promise<string> {
  const mails = await eventually(() => Promise.resolve(previewsMailed()), {
    until: ({ length }) => length > mailsBefore,
  });
  expect(mails).toHaveLength(mailsBefore + 1);
  return mails[0]?.text ?? '';
}

describe('a morning of the daily news in a browser', () => {
  test('reports unreadable feeds at the desk and in one mail, and publishes after they recover', async () => {
    feeds.state.isDown = true;
    for (const attempt of [1, 2, 3]) await aMorning(attempt);
    expect(await isNothingPublished()).toBe(true);
    await atTheDesk((_, day) => expect(day).toContain(words.news.errors['feeds-down']));
    expect(previewsMailed()).toHaveLength(mailsBefore);

    feeds.state.isDown = false;
    await aMorning(4);
    const pages = await publishedPages();
    expect(pages[0]).toContain('kunstmatige intelligentie');
    await mailedPreview();
    // The schedule sends this mail within five minutes.
    const aboutFeeds = await eventually(
      () =>
        Promise.resolve(
          mailsTo(owner, product.localDir).filter(
            ({ text }) => /bron|feed/i.test(text) && !text.includes('/preview?t='),
          ),
        ),
      { until: ({ length }) => length > 0, seconds: 330 },
    );
    expect(aboutFeeds).toHaveLength(1);
  }, 600_000);

  test('publishes a text about a single report under the report’s title, and mails a preview', async () => {
    feeds.state.reports = storyReports().slice(0, 1);
    await aMorning();
    const pages = await publishedPages();
    for (const page of pages) expect(page).toContain(feeds.state.reports[0]?.title);
    await atTheDesk((_, day) => expect(day).toContain(words.news.texts.published));
    await mailedPreview();
  }, 300_000);

  test('publishes nothing if the judge is down, shows why at the desk, and mails a preview of the text', async () => {
    model.willReply(judgedBy(hasStatus(500)));
    await aMorning();
    expect(await isNothingPublished()).toBe(true);
    await atTheDesk((_, day) => expect(day).toContain(words.news.waits.judge));
    const link = /http\S+\/preview\?t=\S+/.exec(await mailedPreview())?.[0] ?? '';
    const { page } = await watchedPage(product.url, phone);
    await page.goto(link);
    await page.getByText('Cala Ensayo').first().waitFor();
  }, 300_000);

  test('drops a sentence that the rules refuse, even if the judge approves the sentence', async () => {
    const wrong = wrongSentence();
    model.willReply(judgedBy(answersNews, alsoWrites('nl', wrong)));
    await aMorning();
    expect((await publishedPages()).join()).not.toContain(wrong.date);
    await atTheDesk(async (page) => {
      await page.getByText('NL: elke zin met zijn bron').click();
      const dropped = page.locator('.news-reasons li', { hasText: wrong.text });
      expect(await dropped.innerText()).toContain(words.news.whys.day);
    });
    await mailedPreview();
  }, 300_000);

  test('drops a report with instructions to the model, and a sentence that follows the instructions', async () => {
    const { report, lie } = hostileReport();
    feeds.state.reports = [...storyReports(), report];
    model.willReply(judgedBy(judgesExcept(lie), alsoWrites('en', lie)));
    await aMorning();
    expect((await publishedPages()).join()).not.toMatch(/suprimid|Las multas|abolished/);
    await atTheDesk(async (page, day) => {
      expect(day).toContain(`${report.title} ${words.news.whys.instruction}`);
      await page.getByText('EN: elke zin met zijn bron').click();
      const dropped = page.locator('.news-reasons li', { hasText: lie.text });
      expect(await dropped.innerText()).toContain(words.news.whys.unsupported);
    });
    await mailedPreview();
  }, 300_000);

  test('publishes nothing unread after the judge failed on three days in a row, until an editor allows it', async () => {
    const believes = saysOf(({ reports }: JudgeMaterial) => ({
      verdicts: reports
        .flatMap(({ sentences }) => sentences)
        .map(({ number, source }) => {
          const quoted = source.join(' ').split(' ').slice(0, 5).join(' ');
          return { number, words: quoted, verdict: 'supported', subject: 'none' };
        }),
    }));
    model.willReply(judgedBy(believes));
    await aMorning();
    expect(await isNothingPublished()).toBe(true);
    await atTheDesk(async (page, day) => {
      expect(day).toContain(words.news.waits['exam-believed']);
      expect(await page.getByText(words.news.stopped.title).count()).toBe(0);
    });

    await callInDatabase('repeat_news_before');
    await forget('forget_todays_news');
    await aMorning();
    expect(await isNothingPublished()).toBe(true);
    for (const locale of locales)
      for (const view of [phone, desktop]) {
        const { page, close, troubles } = await signedInPage(product, view);
        await page.addInitScript((language) => localStorage.setItem('desk-lang', language), locale);
        await page.goto(`${product.url}/admin/news`);
        const { stopped, waits } = deskWords(locale).news;
        const panel = page.locator('section', { has: page.getByRole('heading', { name: stopped.title }) });
        expect(await panel.innerText()).toContain(stopped.why.split('{moment}')[0]);
        await panel.getByRole('button', { name: stopped.allow }).waitFor();
        const day = page.locator('.news-day').first();
        await day.locator('summary').first().click();
        const text = await day.innerText();
        expect(text).toContain(waits['exam-believed']);
        expect(text).toMatch(/€/);
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(troubles).toEqual([]);
        await close();
      }

    // The day after, the judge passes, but an editor has not allowed to publish unread yet.
    model.willReply(answersNews);
    await forget('forget_todays_news');
    await aMorning();
    expect(await isNothingPublished()).toBe(true);
    await atTheDesk(async (page, day) => {
      expect(day).toContain(words.news.waits['unread-stopped']);
      await page.getByRole('button', { name: words.news.stopped.allow }).click();
      await page.getByText(words.news.stopped.title).waitFor({ state: 'hidden' });
    });

    await forget('forget_todays_news');
    await aMorning();
    for (const page of await publishedPages()) expect(page).toContain(feeds.state.reports[0]?.title);
  }, 600_000);

  test('labels texts as written by AI, and shows a correction’s date and the number of corrections', async () => {
    await aMorning();
    await publishedPages();
    const textOf = async (address: string) => (await fetch(`${product.url}${address}`)).text();
    const slug = `${slugBase}-nl`;
    const { writtenByAi, correctedOn } = siteWords('nl').blog;
    const paths = [`/blog/${slug}`, '/nl/blog', '/nl/blog/news', '/nl/rss.xml', '/nl/news.xml'];
    for (const path of paths) {
      const text = await textOf(path);
      expect([path, text.includes(slug), text.includes(writtenByAi)]).toEqual([path, true, true]);
    }
    expect(await textOf('/nl')).not.toContain(slugBase);
    expect(await mailedPreview()).toContain('Kunstmatige intelligentie');

    const read = await callFunction(product.url, `read-post?slug=${slug}`, { token });
    const { revision, title, excerpt, content } = read.json as Record<string, string>;
    const body = {
      slug,
      language: 'nl',
      revision,
      title,
      excerpt,
      content: `${content ?? ''}<p>Verbeterd.</p>`,
    };
    expect((await callFunction(product.url, 'update-blog-post', { token, body })).status).toBe(200);
    const [before = ''] = correctedOn.split('{');
    const page = await eventually(() => textOf(`/blog/${slug}`), { until: (text) => text.includes(before) });
    expect(page).toMatch(new RegExp(`${before}\\s*<time datetime="${new Date().getUTCFullYear()}`));
    expect(await textOf('/nl/news.xml')).toContain(before);

    await siteIsLive(product, token);
    for (const language of ['nl', 'en', 'es', 'de'] as const) {
      const { corrected, written } = siteWords(language).news.howWeWrite;
      const process = await textOf(`${language === 'en' ? '' : `/${language}`}/news/how-we-write`);
      expect(process).toMatch(new RegExp(`${corrected}: *<strong[^>]*>1</strong>`));
      expect(process).toMatch(new RegExp(`${written}: *<strong[^>]*>[1-9]`));
    }
  }, 300_000);
});
