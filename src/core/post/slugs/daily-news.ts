/** The slug base of the daily news of a day. */
export const dailyNewsBase = (day: string): string => `${dailyNewsPrefix}${day}`;

export const isDailyNews = (slugBase: string): boolean =>
  slugBase.startsWith(dailyNewsPrefix) && /^\d{4}-\d\d-\d\d$/.test(slugBase.slice(dailyNewsPrefix.length));

/** The database uses the same prefix. A test compares the two. */
export const dailyNewsPrefix = 'daily-ibiza-news-';
