/**
 * The slug base of a day's news.
 * @example dailyNewsBase('2026-11-21') // => 'daily-ibiza-news-2026-11-21'
 */
export const dailyNewsBase = (day: string): string => `${dailyNewsPrefix}${day}`;

/**
 * Whether a slug base is that of a day's news.
 * @example isDailyNews('daily-ibiza-news-2026-11-21') // => true
 */
export const isDailyNews = (slugBase: string): boolean =>
  slugBase.startsWith(dailyNewsPrefix) && /^\d{4}-\d\d-\d\d$/.test(slugBase.slice(dailyNewsPrefix.length));

/** The prefix of daily news slugs. The database has the same one; a test compares. */
export const dailyNewsPrefix = 'daily-ibiza-news-';
