import * as v from 'valibot';
import type { AfterAnswer } from '../answering/after-answer.ts';
import { withTimeout } from '../answering/with-timeout.ts';
import { islandDay } from '../ibiza-time/days.ts';
import type { Locale } from '../locale.ts';
import { localeSchema } from '../post/post.ts';
import type { NewsOutcome } from './run-news.ts';

/**
 * A request to write the news of a day in one language.
 * A caller sends one request per language. All requests have the same `date`, even if one is sent after midnight.
 */
export const dailyNewsSchema = v.object({
  lang: localeSchema,
  publish: v.boolean('true or false.'),
  date: v.optional(
    v.pipe(
      v.string('A date such as 2026-11-21.'),
      v.check((date) => isTodayOrYesterday(date, new Date()), 'Today or yesterday, such as 2026-11-21.'),
    ),
  ),
});

/** News is about today, but a run that started before midnight may still finish the news of yesterday. */
export const isTodayOrYesterday = (date: string, now: Date): boolean =>
  [now, new Date(now.getTime() - 24 * 3_600_000)].some((moment) => islandDay(moment) === date);

/** The error `being-written` means that the news is not finished yet, and `feeds-down` that no feed could be read. */
export function dailyNewsAnswer(outcome: NewsOutcome, locale: Locale) {
  if ('skipped' in outcome) {
    if (outcome.skipped === 'too-little-news') return { success: true, skipped: outcome.skipped };
    return { success: false, error: outcome.skipped === 'failed' ? outcome.trouble : 'being-written' };
  }
  const text = outcome.texts.find((one) => one.locale === locale);
  if (text === undefined || text.state === 'busy') return { success: false, error: 'being-written' };
  if (text.state === 'failed') return { success: false, error: text.trouble };
  const { slug, isNew } = text;
  return {
    success: true,
    slug,
    ...(text.state === 'held' ? { waits: true } : {}),
    ...(isNew ? {} : { skipped: 'already-there' as const }),
    ...outcome.rebuild,
  };
}

/** The host ends a function after a minute, so the function must respond before that. */
const timeoutMs = 45_000;

/** Returns the outcome of a run, or `busy` after the timeout. The run then continues in the background. */
export const newsInTime = (news: Promise<NewsOutcome>, afterAnswer: AfterAnswer): Promise<NewsOutcome> =>
  withTimeout(news, {
    timeoutMs,
    onTimeout() {
      afterAnswer(news);
      return { skipped: 'busy' };
    },
  });
