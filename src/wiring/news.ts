import { collectNews } from '#core/news/writing/collect-news.ts';
import { notedWriter } from '#core/news/writing/noted-writer.ts';
import type { NewsPhrases } from '#core/news/writing/news-phrases.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { runNews, type NewsOutcome, type NewsTools, type NewsWish } from '#core/news/run-news.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import { feedReader } from '#adapters/feeds/feed-reader.ts';
import { noteBreakdown } from '#adapters/note-breakdown.ts';
import { findLanguageModel } from '#adapters/language-model/find-language-model.ts';
import { rebuildFor, type AfterAnswer } from './rebuild.ts';
import { isLocalSite, requireSetting } from '#adapters/settings.ts';
import type { Database } from '#adapters/supabase/client.ts';
import { modelUses } from '#adapters/supabase/site/model-uses.ts';
import { newsBook } from '#adapters/supabase/news/news-book.ts';
import { newsSources } from '#adapters/supabase/news/news-sources.ts';

/** Makes news with the settings of this site: with a model where there is one, else as a plain digest. */
export function makeNews(
  wish: NewsWish,
  { supabase, phrases, afterAnswer }: NewsMakers,
): Promise<NewsOutcome> {
  const feeds = newsFeeds(requireSetting('NEWS_FEEDS'));
  const model = findLanguageModel();
  const day = new Date(`${wish.date}T12:00:00Z`);
  const tools: NewsTools = {
    book: newsBook(supabase),
    sources: newsSources(supabase),
    reader: feedReader({ allowed: besideThisSite(feeds) }),
    writer:
      model === undefined
        ? collectNews({ day, phrases })
        : notedWriter(writeNews({ model, day, phrases }), {
            uses: modelUses(supabase, { model: model.name }),
            slugBase: dailyNewsBase(wish.date),
            noteBreakdown,
          }),
    feeds,
    rebuild: rebuildFor(afterAnswer),
    now: () => new Date(),
    noteBreakdown,
  };
  return runNews(tools, wish);
}

/**
 * What has been made of the news after so many seconds, while it is being made on: an answer has to come before the host
 * ends the function. Whoever asks again then finds what was finished.
 */
export async function newsWithin(
  seconds: number,
  { news, afterAnswer }: { news: Promise<NewsOutcome>; afterAnswer: AfterAnswer },
): Promise<NewsOutcome> {
  const late = Promise.withResolvers<NewsOutcome>();
  const timer = setTimeout(() => {
    afterAnswer(news);
    late.resolve({ left: 'busy' });
  }, seconds * 1000);
  try {
    return await Promise.race([news, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @example newsFeeds('https://a.example/rss, https://b.example/rss') // => ['https://a.example/rss', 'https://b.example/rss']
 */
export const newsFeeds = (setting: string): string[] => [
  ...new Set(
    setting
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  ),
];

/** Feeds that stand in for others on this machine, and nothing else there; for a site on this machine only. */
function besideThisSite(feeds: string[]): ((url: URL) => boolean) | undefined {
  if (!isLocalSite(requireSetting('SITE_URL'))) return undefined;
  const origins = new Set(
    feeds.flatMap((feed) => (URL.canParse(feed) && isLocalSite(feed) ? [new URL(feed).origin] : [])),
  );
  return ({ origin }) => origins.has(origin);
}

type NewsMakers = { supabase: Database; phrases: NewsPhrases; afterAnswer: AfterAnswer };
