import { endpoint } from '#adapters/http/endpoint.ts';
import { makeNews } from '#wiring/news.ts';
import { serverFor } from '#adapters/supabase/access/editor-session.ts';
import { findSetting } from '#adapters/settings.ts';
import {
  allowUnreadNews as allowIn,
  newsOverview as overviewIn,
} from '#adapters/supabase/news/news-overview.ts';
import * as news from '#contract/news.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { dailyNewsAnswer, newsInTime } from '#core/news/daily-news.ts';
import { newsFeeds } from '#core/news/gathering/news-feeds.ts';
import { done } from '#core/result.ts';
import { newsPhrases } from '#i18n/news-phrases.ts';

/** Runs the functions of the daily news. src/contract/news.ts describes each. */
export const dailyIbizaNews = endpoint(news.dailyIbizaNews, {
  async run({ lang, publish, date = islandDay(new Date()) }, { editor, afterAnswer }) {
    const making = makeNews(
      { date, locales: [lang], publish, again: true },
      { supabase: serverFor(editor), editor, phrases: newsPhrases(), afterAnswer },
    );
    return done({ date, lang, outcome: await newsInTime(making, afterAnswer) });
  },
  answer: ({ date, lang, outcome }) => ({ ...dailyNewsAnswer(outcome, lang), date }),
});

export const allowUnreadNews = endpoint(news.allowUnreadNews, {
  async run(_, { editor }) {
    await allowIn(editor.supabase);
    return done({ ok: true as const });
  },
});

export const newsOverview = endpoint(news.newsOverview, {
  run: async (_, { editor }) =>
    done(await overviewIn(editor.supabase, { feeds: newsFeeds(findSetting('NEWS_FEEDS') ?? '') })),
});
