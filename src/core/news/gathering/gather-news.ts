import { chooseItems, type SkippedReport, type Report, type ReportedItem } from './choose-items.ts';
import { maxFeeds } from './news-feeds.ts';
import type { NewsItem } from './news-item.ts';

/** Reads the feeds, records how each answered, and chooses the reports for a day’s news. */
export async function gatherNews(
  { reader, sources, now, reportError }: GatheringDeps,
  { feeds, alreadyReported }: { feeds: string[]; alreadyReported: ReportedItem[] },
): Promise<Gathered> {
  const stored = await sources.stored();
  const readings = await Promise.all(
    feeds.slice(0, maxFeeds).map(async (address) => {
      const before = stored.find((source) => source.address === address);
      // One broken feed must not stop the other feeds.
      const answer = await reader.read(address, before).catch((cause: unknown): FeedReading => {
        return { state: 'refused', trouble: 'malformed', detail: `Logged as ${reportError(cause)}.` };
      });
      // Without dates, every report is skipped, so the feed would fall silent unnoticed.
      const reading: FeedReading = isDateless(answer)
        ? { state: 'refused', trouble: 'no-dates', detail: '' }
        : answer;
      const { name = address, reports = [] }: Partial<StoredSource> =
        reading.state === 'read' ? reading : (before ?? {});
      return { address, name, reading, reports: reading.state === 'refused' ? [] : reports };
    }),
  );
  await sources.note(readings.map(({ address, reading }) => ({ address, reading })));

  const reports = readings.flatMap((each) => each.reports);
  const { selected, skipped } = chooseItems(reports, { now: now(), alreadyReported });
  return {
    items: selected,
    record: {
      sources: readings.map(({ name, reading, reports: { length } }) => ({
        name,
        state: reading.state,
        reports: length,
        ...(reading.state === 'refused' ? { trouble: reading.trouble } : {}),
      })),
      selected: selected.map(({ title, link, source }) => ({ title, link, source })),
      skipped: skipped.slice(0, maxSkipped),
      skippedInAll: skipped.length,
    },
  };
}

const isDateless = (reading: FeedReading): boolean =>
  reading.state === 'read' &&
  reading.reports.length > 0 &&
  reading.reports.every(({ publishedAt }) => publishedAt === undefined);

const maxSkipped = 200;

export type GatheringDeps = {
  reader: FeedReader;
  sources: NewsSources;
  now: () => Date;
  reportError: (cause: unknown) => string;
};

/** An implementation returns `refused` instead of throwing, whatever the feed contains. */
export type FeedReader = {
  read: (address: string, version?: FeedVersion) => Promise<FeedReading>;
};

/** Stores each feed's state, to recognise an unchanged feed and to show a failure to editors. */
export type NewsSources = {
  stored: () => Promise<StoredSource[]>;
  note: (readings: { address: string; reading: FeedReading }[]) => Promise<void>;
};

/** Values from the feed's last answer. A request with these values lets the feed answer “not modified”. */
export type FeedVersion = { etag?: string | undefined; lastModified?: string | undefined };

export type StoredSource = FeedVersion & { address: string; name: string; reports: Report[] };

export type FeedReading =
  | ({ state: 'read'; name: string; reports: Report[] } & FeedVersion)
  | { state: 'unchanged' }
  | { state: 'refused'; trouble: FeedTrouble; detail: string };

export const feedTroubles = [
  ...(['address-not-allowed', 'too-many-redirects', 'too-large', 'too-slow', 'unreachable'] as const),
  ...(['bad-status', 'unknown-charset', 'declares-entities', 'is-a-web-page'] as const),
  ...(['malformed', 'not-a-feed', 'no-dates'] as const),
] as const;

export type FeedTrouble = (typeof feedTroubles)[number];

export type Gathered = { items: NewsItem[]; record: GatheringRecord };

export type GatheringRecord = {
  sources: SourceRecord[];
  selected: Pick<NewsItem, 'title' | 'link' | 'source'>[];
  skipped: SkippedReport[];
  skippedInAll: number;
};

export type SourceRecord = {
  name: string;
  state: FeedReading['state'];
  reports: number;
  trouble?: FeedTrouble;
};
