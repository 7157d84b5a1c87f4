import type { NewsItem } from './news-item.ts';
import { isSameStory } from './same-story.ts';

/**
 * Which of the reports the news of a day may be made from, newest first, and why the others are left.
 */
export function chooseItems(
  reports: Report[],
  { now, alreadyReported }: { now: Date; alreadyReported: ReportedItem[] },
): Choice {
  const reportedIds = new Set(alreadyReported.map(({ id }) => id));
  const isReported = (item: ReportedItem): boolean =>
    reportedIds.has(item.id) || alreadyReported.some(({ title }) => isSameStory(title, item.title));
  const taken: NewsItem[] = [];
  const left: LeftReport[] = [];
  for (const report of newestFirst(reports)) {
    const why = reasonToSkip(report, { now, taken, isReported });
    if (why === undefined) taken.push(report as NewsItem);
    else left.push({ title: report.title, link: report.link ?? '', source: report.source, why });
  }
  return { taken, left };
}

export const freshness = {
  /** A report is news for this long: yesterday morning's paper was not reported yet, the one before was. */
  hours: 36,
  /** Clocks differ. Further ahead than this, a date is wrong. */
  minutesAhead: 10,
};

/** A feed with a thousand reports must not crowd out the others. */
export const maxItems = { ofSource: 12, inAll: 30 };

function reasonToSkip(report: Report, { now, taken, isReported }: Circumstances): SkipReason | undefined {
  if (report.title === '') return 'no-title';
  if (report.link === undefined || report.id === undefined) return 'no-link';
  if (report.publishedAt === undefined) return 'no-date';
  const age = now.getTime() - report.publishedAt.getTime();
  if (age < -freshness.minutesAhead * 60_000) return 'in-the-future';
  if (age > freshness.hours * 3_600_000) return 'too-old';
  if (isReported({ id: report.id, title: report.title })) return 'told-before';
  if (taken.some(({ id }) => id === report.id)) return 'same-link';
  if (taken.some(({ title }) => isSameStory(title, report.title))) return 'same-story';
  if (taken.length >= maxItems.inAll) return 'one-too-many';
  if (taken.filter(({ source }) => source === report.source).length >= maxItems.ofSource)
    return 'one-too-many';
  return undefined;
}

/** Of two reports of one moment the longer one comes first: it says more. */
const newestFirst = (reports: Report[]): Report[] =>
  reports.toSorted(
    (a, b) =>
      (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) ||
      b.summary.length - a.summary.length,
  );

/** What a feed says of one report, as far as it says it. */
export type Report = Pick<NewsItem, 'title' | 'summary' | 'source' | 'language'> & {
  id: string | undefined;
  link: string | undefined;
  publishedAt: Date | undefined;
};

/** A report that the news of an earlier day was made from. */
export type ReportedItem = Pick<NewsItem, 'id' | 'title'>;

export type LeftReport = { title: string; link: string; source: string; why: SkipReason };

export const skipReasons = [
  'no-title',
  'no-link',
  'no-date',
  'in-the-future',
  'too-old',
  'told-before',
  'same-link',
  'same-story',
  'one-too-many',
] as const;

export type SkipReason = (typeof skipReasons)[number];

export type Choice = { taken: NewsItem[]; left: LeftReport[] };

type Circumstances = { now: Date; taken: NewsItem[]; isReported: (item: ReportedItem) => boolean };
