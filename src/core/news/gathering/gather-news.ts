import { chooseItems, type SkippedReport, type Report, type ReportedItem } from './choose-items.ts';
import type { NewsItem } from './news-item.ts';

/** Reads all feeds. Returns the selected reports, the skipped reports with reasons, and the failed feeds. */
export async function gatherNews(
  { reader, sources, now, reportError }: GatheringDeps,
  { feeds, alreadyReported }: { feeds: string[]; alreadyReported: ReportedItem[] },
): Promise<Gathered> {
  const known = await sources.known();
  const readings = await Promise.all(
    feeds.slice(0, maxFeeds).map(async (address) => {
      const before = known.find((source) => source.address === address);
      // One broken feed must not stop the other feeds.
      const reading = await reader.read(address, before).catch((cause: unknown): FeedReading => {
        return { state: 'refused', trouble: 'malformed', detail: `Logged as ${reportError(cause)}.` };
      });
      return { address, before, reading };
    }),
  );
  await sources.note(readings.map(({ address, reading }) => ({ address, reading })));

  const reports = readings.flatMap(({ before, reading }) =>
    reading.state === 'read' ? reading.reports : reading.state === 'unchanged' ? (before?.reports ?? []) : [],
  );
  const { selected, skipped } = chooseItems(reports, { now: now(), alreadyReported });
  return {
    items: selected,
    record: {
      sources: readings.map(({ address, before, reading }) => recordOf(address, { before, reading })),
      taken: selected.map(({ title, link, source }) => ({ title, link, source })),
      left: skipped.slice(0, maxSkipped),
      leftInAll: skipped.length,
    },
  };
}

/** One run has time for this many feeds. */
export const maxFeeds = 25;

const maxSkipped = 200;

function recordOf(address: string, { before, reading }: ReadAgain): SourceRecord {
  switch (reading.state) {
    case 'read':
      return { name: reading.name, state: 'read', reports: reading.reports.length };
    case 'unchanged':
      return { name: before?.name ?? address, state: 'unchanged', reports: before?.reports.length ?? 0 };
    case 'refused':
      return { name: before?.name ?? address, state: 'refused', reports: 0, trouble: reading.trouble };
  }
}

export type GatheringDeps = {
  reader: FeedReader;
  sources: NewsSources;
  now: () => Date;
  reportError: (cause: unknown) => string;
};

/** Reads a feed. Never throws, whatever the feed contains. */
export type FeedReader = {
  read: (address: string, known?: FeedVersion) => Promise<FeedReading>;
};

/** Stores each feed's state, to recognise an unchanged feed and to show a failure to editors. */
export type NewsSources = {
  known: () => Promise<KnownSource[]>;
  note: (readings: { address: string; reading: FeedReading }[]) => Promise<void>;
};

/** Values from the feed's last answer. A request with these values lets the feed answer “not modified”. */
export type FeedVersion = { etag?: string | undefined; lastModified?: string | undefined };

export type KnownSource = FeedVersion & { address: string; name: string; reports: Report[] };

export type FeedReading =
  | ({ state: 'read'; name: string; reports: Report[] } & FeedVersion)
  | { state: 'unchanged' }
  | { state: 'refused'; trouble: FeedTrouble; detail: string };

export const feedTroubles = [
  ...(['address-not-allowed', 'too-many-redirects', 'too-large', 'too-slow', 'unreachable'] as const),
  ...(['bad-status', 'unknown-charset', 'declares-entities', 'is-a-web-page'] as const),
  ...(['malformed', 'not-a-feed'] as const),
] as const;

export type FeedTrouble = (typeof feedTroubles)[number];

export type Gathered = { items: NewsItem[]; record: GatheringRecord };

export type GatheringRecord = {
  sources: SourceRecord[];
  taken: Pick<NewsItem, 'title' | 'link' | 'source'>[];
  left: SkippedReport[];
  leftInAll: number;
};

export type SourceRecord = {
  name: string;
  state: FeedReading['state'];
  reports: number;
  trouble?: FeedTrouble;
};

type ReadAgain = { before: KnownSource | undefined; reading: FeedReading };
