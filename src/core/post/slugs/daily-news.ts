/**
 * Returns the slug base of a day's news.
 * @example dailyNewsBase('2026-11-21') // => 'daily-ibiza-news-2026-11-21'
 */
export const dailyNewsBase = (day: string): string => `${dailyNewsPrefix}${day}`;

/** @example isDailyNews('daily-ibiza-news-2026-11-21') // => true */
export const isDailyNews = (slugBase: string): boolean =>
  slugBase.startsWith(dailyNewsPrefix) && /^\d{4}-\d\d-\d\d$/.test(slugBase.slice(dailyNewsPrefix.length));

/** The slugs of daily news begin with this prefix. The database uses the same prefix, and a test compares the two. */
export const dailyNewsPrefix = 'daily-ibiza-news-';
