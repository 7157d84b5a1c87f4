import { describe, expect, test } from 'vitest';
import { maxFeeds, newsFeeds } from './news-feeds.ts';
import { gatherNews, type FeedReading, type StoredSource } from './gather-news.ts';

const now = new Date('2026-11-21T07:00:00Z');
const aReport = (number: number, changed: object = {}) => ({
  id: `id-${number}`,
  title: `Bericht ${number}`,
  summary: 'Tekst',
  source: 'Krant',
  link: `https://news.example/${number}`,
  publishedAt: new Date('2026-11-21T06:00:00Z'),
  ...changed,
});

/** Runs `gatherNews` with one feed per key of `readings`. If the value is undefined, reading the feed fails. */
async function gathered(readings: Record<string, FeedReading>, sources: StoredSource[] = []) {
  const noted: string[] = [];
  const { items, record } = await gatherNews(
    {
      reader: {
        read: (address) => {
          const reading = readings[address];
          return reading ? Promise.resolve(reading) : Promise.reject(new Error('Broken'));
        },
      },
      sources: {
        stored: () => Promise.resolve(sources),
        note: (each) => Promise.resolve(void noted.push(...each.map(({ address }) => address))),
      },
      now: () => now,
      reportError: () => 'e-1',
    },
    { feeds: Object.keys(readings), alreadyReported: [] },
  );
  return { titles: items.map(({ title }) => title), record, noted };
}

const read = (...reports: ReturnType<typeof aReport>[]): FeedReading => ({
  state: 'read',
  name: 'Krant',
  reports,
});

test.each([
  ['https://a.example/rss, https://b.example/rss', ['https://a.example/rss', 'https://b.example/rss']],
  ['https://a.example/rss,https://b.example/rss,', ['https://a.example/rss', 'https://b.example/rss']],
  [
    'https://a.example/ibiza,formentera.xml\nhttps://b.example/',
    ['https://a.example/ibiza,formentera.xml', 'https://b.example/'],
  ],
  [' https://a.example/ https://a.example/ ', ['https://a.example/']],
  ['', []],
])('newsFeeds reads %j, and keeps a comma in an address', (setting, addresses) => {
  expect(newsFeeds(setting)).toEqual(addresses);
});

describe('gatherNews', () => {
  test('reads the first 25 feeds, and records each of them', async () => {
    const feeds = Array.from({ length: 27 }, (_, at) => [
      `https://feed.example/${at}`,
      read(aReport(at, { source: `Krant ${at}` })),
    ]);
    const { titles, noted } = await gathered(Object.fromEntries(feeds) as Record<string, FeedReading>);
    expect(maxFeeds).toBe(25);
    expect(noted).toEqual(feeds.slice(0, 25).map(([address]) => address));
    expect(titles).toHaveLength(25);
  });

  test('uses the stored reports of an unchanged feed, but no reports of a feed that could not be read', async () => {
    const stored = { address: 'same', name: 'Radio', reports: [aReport(1)] };
    const { titles, record } = await gathered(
      {
        same: { state: 'unchanged' },
        down: { state: 'refused', trouble: 'too-slow', detail: '' },
        broken: undefined as unknown as FeedReading,
      },
      [stored, { address: 'down', name: 'Diario', reports: [aReport(2)] }],
    );
    expect(titles).toEqual(['Bericht 1']);
    expect(record.sources).toEqual([
      { name: 'Radio', state: 'unchanged', reports: 1 },
      { name: 'Diario', state: 'refused', reports: 0, trouble: 'too-slow' },
      { name: 'broken', state: 'refused', reports: 0, trouble: 'malformed' },
    ]);
  });

  test('records at most 200 skipped reports, and how many reports were skipped in all', async () => {
    const old = Array.from({ length: 201 }, (_, at) => aReport(at, { publishedAt: new Date('2026-11-01Z') }));
    const { record } = await gathered({ a: read(aReport(1000), ...old) });
    expect(record.selected).toEqual([
      { title: 'Bericht 1000', link: 'https://news.example/1000', source: 'Krant' },
    ]);
    expect(record.skipped).toHaveLength(200);
    expect(record.skipped[0]).toMatchObject({ title: 'Bericht 0', why: 'too-old' });
    expect(record.skippedInAll).toBe(201);
  });
});
