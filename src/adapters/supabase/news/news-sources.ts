import * as v from 'valibot';
import type { NewsSources } from '#core/news/gathering/gather-news.ts';
import { moment, optional } from '#core/casing/stored-values.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { readableRows } from '../readable-rows.ts';

/** How each feed of the daily news was read the last time: its cache headers, and its failures in a row. */
export const newsSources = (supabase: Database): NewsSources => ({
  stored: () => rpc(supabase, 'known_news_sources', {}, rowsSchema),
  async note(readings) {
    const rows = readings.map(({ address, reading }) => ({ address, ...reading }));
    await rpc(supabase, 'note_news_sources', { readings: rows });
  },
});

const text = optional(v.string());

const rowsSchema = readableRows(
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
        published_at: optional(moment),
        language: v.exactOptional(v.string()),
      }),
    ),
  }),
);
