import type { NewsItem } from './news-item.ts';
import { isSameStory } from './same-story.ts';

/**
 * Chooses the fresh reports for a day’s news that no earlier news contains (`begin_news()` lists those of the last days),
 * and says why it skips the others. A text uses the newest `maxReports` of them (`writeNews`), a digest chooses its
 * headlines from all.
 */
export function chooseItems(
  reports: Report[],
  { now, alreadyReported }: { now: Date; alreadyReported: ReportedItem[] },
): Choice {
  const isReported = (item: ReportedItem): boolean =>
    alreadyReported.some(({ id, title }) => id === item.id || isSameStory(title, item.title));
  const selected: NewsItem[] = [];
  const skipped: SkippedReport[] = [];
  for (const report of newestFirst(reports)) {
    const why = reasonToSkip(report, { now, selected, isReported });
    if (why === undefined) selected.push(datedUntil(now, report as NewsItem));
    else skipped.push({ title: report.title, link: report.link ?? '', source: report.source, why });
  }
  return { selected, skipped };
}

const freshness = {
  /** The maximum age of a report: more than a day, so that no report falls between two daily runs. */
  hours: 36,
  /**
   * A report may be dated this far in the future, because papers write the island’s time as UTC, and clocks differ. It
   * counts as of now. A later date is wrong.
   */
  minutesAhead: 130,
};

/** Without the limit `ofSource`, a feed with a thousand reports would crowd out the other feeds. */
export const maxItems = { ofSource: 12, inAll: 30 };

function reasonToSkip(report: Report, { now, selected, isReported }: Circumstances): SkipReason | undefined {
  if (report.title === '') return 'no-title';
  if (report.link === undefined || report.id === undefined) return 'no-link';
  if (report.publishedAt === undefined) return 'no-date';
  const age = now.getTime() - report.publishedAt.getTime();
  if (age < -freshness.minutesAhead * 60_000) return 'in-the-future';
  if (age > freshness.hours * 3_600_000) return 'too-old';
  if (isReported({ id: report.id, title: report.title })) return 'told-before';
  if (selected.some(({ id }) => id === report.id)) return 'same-link';
  if (selected.some(({ title }) => isSameStory(title, report.title))) return 'same-story';
  if (selected.length >= maxItems.inAll) return 'one-too-many';
  if (selected.filter(({ source }) => source === report.source).length >= maxItems.ofSource)
    return 'one-too-many';
  return undefined;
}

const datedUntil = (now: Date, item: NewsItem): NewsItem =>
  item.publishedAt > now ? { ...item, publishedAt: now } : item;

const newestFirst = (reports: Report[]): Report[] =>
  reports.toSorted(
    (a, b) =>
      (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) ||
      b.summary.length - a.summary.length,
  );

export type Report = Pick<NewsItem, 'title' | 'summary' | 'source' | 'language'> & {
  id: string | undefined;
  link: string | undefined;
  publishedAt: Date | undefined;
};

export type ReportedItem = Pick<NewsItem, 'id' | 'title'>;

export type SkippedReport = { title: string; link: string; source: string; why: SkipReason };

export const skipReasons = [
  ...(['no-title', 'no-link', 'no-date', 'in-the-future', 'too-old', 'told-before'] as const),
  ...(['same-link', 'same-story', 'one-too-many'] as const),
] as const;

export type SkipReason = (typeof skipReasons)[number];

export type Choice = { selected: NewsItem[]; skipped: SkippedReport[] };

type Circumstances = { now: Date; selected: NewsItem[]; isReported: (item: ReportedItem) => boolean };
