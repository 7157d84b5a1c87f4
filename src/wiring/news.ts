import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { business } from '#core/business/current.ts';
import { glossaryEntry } from '#core/language/names/glossary-entry.ts';
import { newsFeeds } from '#core/news/gathering/news-feeds.ts';
import { recordedModel } from '#core/language-model/model-uses.ts';
import type { NewsPhrases } from '#core/news/writing/news-phrases.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { runNews, type NewsOutcome, type NewsDeps, type NewsRequest } from '#core/news/run-news.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import { feedReader } from '#adapters/feeds/feed-reader.ts';
import { localFeeds } from '#adapters/feeds/local-feeds.ts';
import { reportError } from '#adapters/report-error.ts';
import {
  findJudge,
  findLanguageModel,
  type NamedModel,
} from '#adapters/language-model/find-language-model.ts';
import { rebuildFor } from './rebuild.ts';
import { unreadNews } from '#adapters/news-settings.ts';
import { requireSetting } from '#adapters/settings.ts';
import type { Editor } from '#adapters/supabase/access/editor-session.ts';
import type { Database } from '#adapters/supabase/client.ts';
import { modelUses } from '#adapters/supabase/site/model-uses.ts';
import { newsStore } from '#adapters/supabase/news/news-store.ts';
import { newsSources } from '#adapters/supabase/news/news-sources.ts';

/**
 * Gives the rule of the daily news its feeds, models and database, and runs it.
 * Without a language model, the news of the day is a digest of headlines.
 */
export function makeNews(
  wish: NewsRequest,
  { supabase, editor, phrases, afterAnswer }: NewsMakers,
): Promise<NewsOutcome> {
  const feeds = newsFeeds(requireSetting('NEWS_FEEDS'));
  const day = new Date(`${wish.date}T12:00:00Z`);
  const recorded = (used: NamedModel | undefined, purpose: 'news' | 'judge') =>
    used &&
    recordedModel(used, {
      uses: modelUses({ model: used.name, prices: used.prices, editor: editor?.userId }),
      purpose,
      about: dailyNewsBase(wish.date),
      reportError,
    });
  const model = recorded(findLanguageModel(), 'news');
  const judge = recorded(findJudge(), 'judge');
  const glossary = business().glossary.flatMap((line) => glossaryEntry(line) ?? []);
  const site = requireSetting('SITE_URL');
  const deps: NewsDeps = {
    store: newsStore(supabase, editor),
    sources: newsSources(supabase),
    reader: feedReader({ allowed: localFeeds(feeds, site), site }),
    writer: writeNews({ model, judge, glossary, day, phrases }),
    feeds,
    unread: unreadNews(),
    rebuild: rebuildFor(afterAnswer),
    now: () => new Date(),
    reportError,
  };
  return runNews(deps, wish);
}

type NewsMakers = { supabase: Database; editor?: Editor; phrases: NewsPhrases; afterAnswer: AfterAnswer };
