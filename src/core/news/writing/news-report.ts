import { hasInstruction } from '../../language/model-talk.ts';
import type { NewsItem } from '../gathering/news-item.ts';
import type { Dropped, NewsReport } from './news-writer.ts';

/** Returns the reports that a text may use. Drops and records reports that address a model. */
export function reportsOf(items: readonly NewsItem[]): { reports: NewsReport[]; dropped: Dropped[] } {
  const { silenced = [], reports = [] } = Object.groupBy(items, (item) =>
    addressesModel(item) ? 'silenced' : 'reports',
  );
  return {
    reports: reports.map((item) => ({ ...item, publishedAt: item.publishedAt.toISOString() })),
    dropped: silenced.map(({ title }) => ({ sentence: title, why: 'instruction' })),
  };
}

/** Whether a report addresses a model rather than people. Such reports are never passed to the model. */
export const addressesModel = ({ title, summary }: Pick<NewsItem, 'title' | 'summary'>): boolean =>
  hasInstruction(title) || hasInstruction(summary);
