import * as v from 'valibot';
import { dailyNewsSchema } from '#core/news/daily-news.ts';
import { overviewSchema } from '#core/news/news-overview.ts';
import { contract } from './contract.ts';
import { rebuildIfAny } from './rebuild-answer.ts';

/**
 * Writes today's news in one language, and publishes it if `publish` is true. Repeating it changes nothing. The first call of a day
 * gathers the facts for all languages. Without `AI_API_KEY` it is a digest. `date` is today or
 * yesterday in Europe/Madrid, such as `2026-11-21`, for news begun before midnight; the default is today.
 *
 * In the answer `slug` is `daily-ibiza-news-<date>-<lang>`. `skipped` is `too-little-news` (no post: a normal outcome) or
 * `already-there`. `error` is `being-written` (by another request, or for longer than 45 seconds: call again), or why the language was not
 * written: `slow`, `unreachable`, `busy`, `closed`, `declined`, `cut-off`, `wrong-shape` (the service), `feeds-down` (no feed can be
 * read), `internal` (logged). `waits` is true for a text that a person has to read and publish.
 *
 * `setting-missing`: there are no `NEWS_FEEDS`. `second-factor-needed` also where `publish` is false: the schedule publishes written
 * news.
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
 * The last 30 days of news and the health of the feeds. `record` lists the selected and skipped reports with reasons;
 * `dropped` are sentences that the checks removed.
 */
export const newsOverview = contract({
  name: 'news-overview',
  method: 'GET',
  answer: overviewSchema,
});
