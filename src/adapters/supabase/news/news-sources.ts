import * as v from 'valibot';
import type { FeedReading, KnownSource, NewsSources } from '#core/news/gathering/gather-news.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { optional } from '../columns.ts';

export const newsSources = (supabase: Database): NewsSources => ({
  async known() {
    const rows = answerOf(await supabase.rpc('known_news_sources'), 'reading the feeds', rowsSchema);
    return rows.map(toSource);
  },
  async note(readings) {
    const rows = readings.map(({ address, reading }) => ({ address, ...toRow(reading) }));
    answerOf(await supabase.rpc('note_news_sources', { readings: rows }), 'noting how feeds were read');
  },
});

function toRow(reading: FeedReading): Record<string, unknown> {
  if (reading.state === 'unchanged') return { state: 'unchanged' };
  if (reading.state === 'refused')
    return { state: 'refused', trouble: reading.trouble, trouble_detail: reading.detail };
  const { name, etag, lastModified, reports } = reading;
  return { state: 'read', name, etag, last_modified: lastModified, reports };
}

const text = optional(v.string());

const rowsSchema = v.array(
  v.object({
    address: v.string(),
    name: v.string(),
    etag: text,
    last_modified: text,
    // Stored JSON omits undefined fields, so fields such as `id` and `link` may be missing.
    reports: v.array(
      v.object({
        id: text,
        title: v.string(),
        summary: v.string(),
        link: text,
        source: v.string(),
        publishedAt: text,
        language: text,
      }),
    ),
  }),
);

function toSource({ last_modified, reports, ...row }: v.InferOutput<typeof rowsSchema>[number]): KnownSource {
  return {
    ...row,
    lastModified: last_modified,
    reports: reports.map(({ id, link, publishedAt, language, ...report }) => ({
      ...report,
      id,
      link,
      publishedAt: publishedAt === undefined ? undefined : new Date(publishedAt),
      ...(language === undefined ? {} : { language }),
    })),
  };
}
