import * as v from 'valibot';
import { confirmSchema } from '#core/access/desk-requests.ts';
import { dailyNewsSchema } from '#core/news/daily-news.ts';
import { overviewSchema } from '#core/news/news-overview.ts';
import { contract } from './contract.ts';
import { rebuildIfAny } from './rebuild-answer.ts';

/**
 * Writes the news of one day in one language, and publishes it if `publish` is true. A repeated call keeps a written
 * text, and retries a failed text. The first call of a day gathers the facts for all languages. Without `AI_API_KEY`,
 * the post is a digest. `date`, such as `2026-11-21`, is today (the default) or yesterday in Europe/Madrid, so that
 * news begun before midnight can be finished.
 *
 * In the answer, `slug` is `daily-ibiza-news-<date>-<lang>`. `skipped` is `too-little-news` (no post, which is a
 * normal outcome) or `already-there`. `error` is `being-written` or the reason why no text was written. After
 * `being-written`, the caller should call again: another request is writing the text, or writing takes longer than 45
 * seconds. The reasons are `slow`, `unreachable`, `busy`, `closed`, `declined`, `cut-off` and `wrong-shape` (all
 * about the model's service), `feeds-down` (no feed can be read) and `internal` (logged). `waits` is true if an
 * editor must read and publish the text.
 *
 * `setting-missing`: `NEWS_FEEDS` is not set. `second-factor-needed` is returned even if `publish` is false, because
 * the schedule publishes the written news.
 */
export const dailyIbizaNews = contract({
  name: 'daily-ibiza-news',
  input: dailyNewsSchema,
  answer: v.object({
    success: v.boolean(),
    date: v.string(),
    slug: v.optional(v.string()),
    skipped: v.optional(v.picklist(['too-little-news', 'already-there'])),
    waits: v.optional(v.boolean()),
    error: v.optional(v.string()),
    ...rebuildIfAny,
  }),
  refusals: ['setting-missing', 'second-factor-needed'],
});

/**
 * Lets the schedule publish news unread again. It stops on the third day in a row on which the judge failed its
 * examination (`stopped_at` of `news-overview`).
 */
export const allowUnreadNews = contract({
  name: 'allow-unread-news',
  input: confirmSchema,
  answer: v.object({ ok: v.literal(true) }),
  refusals: ['second-factor-needed'],
});

/**
 * Returns the last 30 days of news and the state of the feeds. `record` lists the selected and the skipped reports, with
 * reasons. `dropped` are sentences that the checks have removed.
 */
export const newsOverview = contract({
  name: 'news-overview',
  method: 'GET',
  answer: overviewSchema,
});
