import type { NewsItem } from './news-item.ts';
import type { NewsReport } from './writing.ts';

/** @example reportOf({ …, publishedAt: new Date('2026-11-20') }).publishedAt // => '2026-11-20T00:00:00.000Z' */
export const reportOf = (item: NewsItem): NewsReport => ({
  ...item,
  publishedAt: item.publishedAt.toISOString(),
});
