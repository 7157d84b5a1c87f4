/** Generates the news of one day. Logs when each language’s text begins, so that a test can then kill the process. */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { locales } from '#core/locale.ts';
import { runNews } from '#core/news/run-news.ts';
import { newsDeps, type SentReport } from './news-tools.ts';

const [url = '', key = '', date = '', sent = '[]'] = process.argv.slice(2);
const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
const reports = (JSON.parse(sent) as SentReport[]).map((report) => ({
  ...report,
  publishedAt: new Date(report.publishedAt),
}));
const { deps } = newsDeps(client, { reports });
// Each text takes at least 100 ms, so that most kills interrupt the writing of a text.
const { writer } = deps;
await runNews(
  {
    ...deps,
    writer: {
      ...writer,
      text: async (facts, locale) => {
        console.log(`writing ${locale}`);
        await pause(100);
        return writer.text(facts, locale);
      },
    },
  },
  { date, locales, publish: true, again: false },
);
