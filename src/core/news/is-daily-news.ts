/**
 * Whether an article is the news of a day, by its slug base.
 * @example isDailyNews('daily-ibiza-news-2026-11-21') // => true
 */
export const isDailyNews = (slugBase: string): boolean => /^daily-ibiza-news-\d{4}-\d\d-\d\d$/.test(slugBase);
