import { isNewsTime, newsDay } from '#core/news/news-day.ts';
import { newsHour } from '../news-settings.ts';
import { findSetting } from '../settings.ts';
import { openSignedJson, signedJson } from '../signing/signature.ts';
import { startFunction } from './start-function.ts';

/** Returns today's date if today's news is due: feeds are configured, and the configured hour has come. */
export const newsDateDue = (now: Date): string | undefined =>
  findSetting('NEWS_FEEDS') !== undefined && isNewsTime(now, newsHour()) ? newsDay(now).date : undefined;

/**
 * Starts the background function that writes today's news. The signed order contains the date, so that a function that runs
 * after midnight still writes the news of the right day.
 */
export async function startNews(now: Date): Promise<void> {
  await startFunction('write-daily-news-background', newsOrder(now));
}

export const newsOrder = (now: Date): string =>
  signedJson({ date: newsDay(now).date, at: now.getTime() }, purpose);

/** Returns the date in an order. Returns undefined if we did not sign the order, or if the order is older than an hour. */
export function orderedDate(order: string, now: Date): string | undefined {
  const opened = openSignedJson(order, purpose) as { date: string; at: number } | undefined;
  return opened !== undefined && Math.abs(now.getTime() - opened.at) < 3_600_000 ? opened.date : undefined;
}

const purpose = 'write-daily-news';
