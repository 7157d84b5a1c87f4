import type { NewsItem } from '../gathering/news-item.ts';
import { addressesModel } from './sentence/check-fact.ts';
import type { Dropped, NewsReport } from './news-writer.ts';

/** Returns the reports that a text may use. Drops and records reports that address a model. */
export function reportsOf(items: readonly NewsItem[]): { reports: NewsReport[]; dropped: Dropped[] } {
  const { silenced = [], reports = [] } = Object.groupBy(items.map(reportOf), (report) =>
    addressesModel(report) ? 'silenced' : 'reports',
  );
  return { reports, dropped: silenced.map(({ title }) => ({ sentence: title, why: 'instruction' })) };
}

const reportOf = (item: NewsItem): NewsReport => ({ ...item, publishedAt: item.publishedAt.toISOString() });
