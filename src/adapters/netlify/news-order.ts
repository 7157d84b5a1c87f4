import { isNewsTime, newsDay } from '#core/news/news-day.ts';
import { newsHour } from '../news-settings.ts';
import { findSetting } from '../settings.ts';
import { openSignedJson, signedJson } from '../signing/signature.ts';
import { startFunction } from './start-function.ts';

/** Returns the date of the news that is due, or undefined before the configured hour or if no feeds are configured. */
export const newsDateDue = (now: Date): string | undefined =>
  findSetting('NEWS_FEEDS') !== undefined && isNewsTime(now, newsHour()) ? newsDay(now).date : undefined;

/** The signed order contains the date, so a start after midnight still writes the news of the right day. */
export async function startNews(now: Date): Promise<void> {
  await startFunction('write-daily-news-background', newsOrder(now));
}

export const newsOrder = (now: Date): string =>
  signedJson({ date: newsDay(now).date, at: now.getTime() }, purpose);

/** Reads a signed order. Returns undefined if we did not sign the order, or if it is older than an hour. */
export function orderedDate(order: string, now: Date): string | undefined {
  const opened = openSignedJson(order, purpose) as { date: string; at: number } | undefined;
  return opened !== undefined && Math.abs(now.getTime() - opened.at) < 3_600_000 ? opened.date : undefined;
}

const purpose = 'write-daily-news';
