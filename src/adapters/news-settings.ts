import { defaultNewsHour, isNewsTime, newsDay } from '#core/news/news-day.ts';
import type { NewsDeps } from '#core/news/run-news.ts';
import { findSetting, numberSetting, SettingMissing } from './settings.ts';

/** Returns the date of the news that is due, or undefined before the configured hour or if no feeds are configured. */
export const newsDateDue = (now: Date): string | undefined =>
  findSetting('NEWS_FEEDS') !== undefined && isNewsTime(now, newsHour()) ? newsDay(now).date : undefined;

/** Returns the hour of the daily news in the time zone of Ibiza. */
export function newsHour(): number {
  const hour = numberSetting('NEWS_HOUR', defaultNewsHour);
  if (Number.isInteger(hour) && hour <= 23) return hour;
  throw new SettingMissing(
    'NEWS_HOUR',
    `The setting NEWS_HOUR must be a whole number from 0 to 23, not “${hour}”.`,
  );
}

/** `when-sure` publishes news that passes all automatic checks. With `never`, a person must read all news first. */
export function unreadNews(): NewsDeps['unread'] {
  const setting = findSetting('NEWS_UNREAD') ?? 'when-sure';
  if (setting === 'never' || setting === 'when-sure') return setting;
  throw new SettingMissing(
    'NEWS_UNREAD',
    `The setting NEWS_UNREAD must be “never” or “when-sure”, not “${setting}”.`,
  );
}
