import { orderedDate } from '#adapters/netlify/news-order.ts';
import { startedFunction } from '#adapters/netlify/started-function.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { locales } from '#core/locale.ts';
import { mailMorningPreview } from '#core/news/morning-preview.ts';
import { siteLetters } from '#handlers/site-letters.ts';
import { newsPhrases } from '#i18n/news-phrases.ts';
import { morningPreview } from '#wiring/morning-preview.ts';
import { makeNews } from '#wiring/news.ts';

/** No language is started later: the host’s limit is 15 minutes, and one may take 380 seconds. */
const timeoutSeconds = 8 * 60;

/** Writes the daily news for the requested day. The host gives functions with this suffix 15 minutes. */
export default startedFunction('write-daily-news-background', {
  opens: orderedDate,
  async run(date, afterAnswer) {
    const supabase = supabaseWithoutPerson();
    const wish = { date, locales, publish: true, again: false, timeoutSeconds };
    const outcome = await makeNews(wish, { supabase, phrases: newsPhrases(), afterAnswer });
    const deps = morningPreview({ supabase, compose: siteLetters(), afterAnswer });
    await mailMorningPreview(deps, { date, outcome });
    return outcome;
  },
});
