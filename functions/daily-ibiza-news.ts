import { endpoint } from '#adapters/http/endpoint.ts';
import { makeNews, newsWithin } from '#adapters/news.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { dailyNewsAnswer, dailyNewsSchema } from '#core/news/daily-news.ts';
import { newsDay } from '#core/news/news-day.ts';
import { done } from '#core/result.ts';
import { newsPhrases } from '#i18n/news-phrases.ts';

/** In seconds: the host ends a function after a minute. */
const longestAnswer = 45;

export default endpoint({
  asks: 'editor',
  input: dailyNewsSchema,
  async run({ lang, publish, date = newsDay(new Date()).date }, { editor, afterAnswer }) {
    const news = makeNews(
      { date, locales: [lang], publish, again: true },
      { supabase: supabaseFor(editor.accessToken), phrases: newsPhrases, afterAnswer },
    );
    return done({ date, lang, outcome: await newsWithin(longestAnswer, { news, afterAnswer }) });
  },
  answer: ({ date, lang, outcome }) => ({ ...dailyNewsAnswer(outcome, lang), date }),
});
