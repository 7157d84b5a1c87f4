import { defaultNewsHour, isNewsTime, newsDay } from '#core/news/news-day.ts';
import { findSetting, numberSetting, SettingMissing } from '../settings.ts';
import { openSignedJson, signedJson } from '../signing/signature.ts';
import { startFunction } from './start-function.ts';

/** The day whose news may be made now: today's, once its hour has come, where there are feeds. */
export const newsDateDue = (now: Date): string | undefined =>
  findSetting('NEWS_FEEDS') !== undefined && isNewsTime(now, newsHour()) ? newsDay(now).date : undefined;

/**
 * Starts the background function that makes the news of today. The day is that of the moment of the order, however long the
 * work takes.
 */
export async function startNews(now: Date): Promise<void> {
  await startFunction('write-daily-news-background', newsOrder(now));
}

/** The order to make the news of the day of this moment, signed: nobody else may give it. */
export const newsOrder = (now: Date): string =>
  signedJson({ date: newsDay(now).date, at: now.getTime() }, purpose);

/** The date of an order of ours; undefined where it is none, or older than an hour. */
export function orderedDate(order: string, now: Date): string | undefined {
  const opened = openSignedJson(order, purpose) as { date: string; at: number } | undefined;
  return opened !== undefined && Math.abs(now.getTime() - opened.at) < 3_600_000 ? opened.date : undefined;
}

const purpose = 'write-daily-news';

function newsHour(): number {
  const hour = numberSetting('NEWS_HOUR', defaultNewsHour);
  if (Number.isInteger(hour) && hour <= 23) return hour;
  throw new SettingMissing(
    'NEWS_HOUR',
    `The setting NEWS_HOUR must be a whole number from 0 to 23, not “${hour}”.`,
  );
}
