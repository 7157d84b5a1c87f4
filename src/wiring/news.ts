import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { newsFeeds } from '#core/news/gathering/news-feeds.ts';
import { collectNews } from '#core/news/writing/collect-news.ts';
import { recordingWriter } from '#core/news/writing/recording-writer.ts';
import type { NewsPhrases } from '#core/news/writing/news-phrases.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { runNews, type NewsOutcome, type NewsDeps, type NewsRequest } from '#core/news/run-news.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import { feedReader } from '#adapters/feeds/feed-reader.ts';
import { localFeeds } from '#adapters/feeds/local-feeds.ts';
import { reportError } from '#adapters/report-error.ts';
import { findLanguageModel } from '#adapters/language-model/find-language-model.ts';
import { rebuildFor } from './rebuild.ts';
import { requireSetting } from '#adapters/settings.ts';
import type { Database } from '#adapters/supabase/client.ts';
import { modelUses } from '#adapters/supabase/site/model-uses.ts';
import { newsStore } from '#adapters/supabase/news/news-store.ts';
import { newsSources } from '#adapters/supabase/news/news-sources.ts';

/** Makes the news with a language model if one is configured, else as a plain digest. */
export function makeNews(
  wish: NewsRequest,
  { supabase, phrases, afterAnswer }: NewsMakers,
): Promise<NewsOutcome> {
  const feeds = newsFeeds(requireSetting('NEWS_FEEDS'));
  const model = findLanguageModel();
  const day = new Date(`${wish.date}T12:00:00Z`);
  const deps: NewsDeps = {
    store: newsStore(supabase),
    sources: newsSources(supabase),
    reader: feedReader({ allowed: localFeeds(feeds, requireSetting('SITE_URL')) }),
    writer:
      model === undefined
        ? collectNews({ day, phrases })
        : recordingWriter(writeNews({ model, day, phrases }), {
            uses: modelUses(supabase, { model: model.name }),
            slugBase: dailyNewsBase(wish.date),
            reportError,
          }),
    feeds,
    rebuild: rebuildFor(afterAnswer),
    now: () => new Date(),
    reportError,
  };
  return runNews(deps, wish);
}

type NewsMakers = { supabase: Database; phrases: NewsPhrases; afterAnswer: AfterAnswer };
