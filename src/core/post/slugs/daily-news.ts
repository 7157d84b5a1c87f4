/**
 * The slug base of the daily news of a day.
 * @example dailyNewsBase('2026-11-21') // => 'daily-ibiza-news-2026-11-21'
 */
export const dailyNewsBase = (day: string): string => `${dailyNewsPrefix}${day}`;

/**
 * Whether an article is the news of a day, by its slug base.
 * @example isDailyNews('daily-ibiza-news-2026-11-21') // => true
 */
export const isDailyNews = (slugBase: string): boolean =>
  slugBase.startsWith(dailyNewsPrefix) && /^\d{4}-\d\d-\d\d$/.test(slugBase.slice(dailyNewsPrefix.length));

/** What the addresses of daily news begin with; the database knows it too, and a test holds the two equal. */
export const dailyNewsPrefix = 'daily-ibiza-news-';
