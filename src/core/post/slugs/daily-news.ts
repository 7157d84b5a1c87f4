/** The database uses the same prefix. A test compares the two. */
export const dailyNewsPrefix = 'daily-ibiza-news-';

/** The slug base of the daily news of a day. */
export const dailyNewsBase = (day: string): string => `${dailyNewsPrefix}${day}`;

const form = new RegExp(String.raw`^${dailyNewsPrefix}\d{4}-\d\d-\d\d$`);

export const isDailyNews = (slugBase: string): boolean => form.test(slugBase);
