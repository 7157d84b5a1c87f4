import { business } from '#core/business/current.ts';
import { isDailyNews } from '#core/post/slugs/daily-news.ts';

/** Returns the person who writes the articles, if the owner named one, but the business for the daily news. */
export const authorOf = ({ slugBase }: { slugBase: string }): string =>
  (isDailyNews(slugBase) ? '' : business().blogWriter) || business().name;
