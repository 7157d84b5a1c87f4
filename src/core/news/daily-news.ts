import * as v from 'valibot';
import type { Locale } from '../locale.ts';
import { localeSchema } from '../post/post.ts';
import { newsDay } from './news-day.ts';
import type { NewsOutcome } from './run-news.ts';

/** Validates the input of `daily-ibiza-news`. `date` keeps the languages of one run together if midnight passes between them. */
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

/** News is about today; a run that started before midnight may still finish. */
export const isTodayOrYesterday = (date: string, now: Date): boolean =>
  [now, new Date(now.getTime() - 24 * 3_600_000)].some((moment) => newsDay(moment).date === date);

/** The outcome for one language in the terms of the contract. */
export function dailyNewsAnswer(outcome: NewsOutcome, locale: Locale): DailyNewsAnswer {
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

/**
 * `being-written`: another process is writing, or it takes longer than a response may; retry later. `feeds-down`:
 * no feed can be read. Other errors are the model's, such as `slow`.
 */
export type DailyNewsAnswer = {
  success: boolean;
  slug?: string;
  skipped?: 'too-little-news' | 'already-there';
  /** The text waits for a person to read and publish it. */
  waits?: boolean;
  error?: string;
  rebuild?: 'requested' | 'waiting' | 'unreachable';
  contentVersion?: number;
};
