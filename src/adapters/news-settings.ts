import { islandDay, islandHour } from '#core/ibiza-time/days.ts';
import type { NewsDeps } from '#core/news/run-news.ts';
import { findSetting, numberSetting } from './settings.ts';

/**
 * Returns the date of the news that is due, or undefined before the configured hour or if no feeds are configured. From
 * that hour, the news stays due until midnight, because the schedule may miss a run.
 */
export const newsDateDue = (now: Date): string | undefined =>
  findSetting('NEWS_FEEDS') !== undefined && islandHour(now) >= numberSetting('NEWS_HOUR')
    ? islandDay(now)
    : undefined;

/**
 * `when-sure` publishes news that passes all automatic checks. With `never`, or a mistyped value, a person must read
 * all news first.
 */
export const unreadNews = (): NewsDeps['unread'] =>
  (findSetting('NEWS_UNREAD') ?? 'when-sure') === 'when-sure' ? 'when-sure' : 'never';
