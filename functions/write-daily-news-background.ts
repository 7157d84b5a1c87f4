/** Writes the news of the day. The schedule (`tick.ts`) starts it. */
import { backgroundFunction } from '#adapters/netlify/background-function.ts';
import { openTimedOrder } from '#adapters/netlify/timed-order.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { locales } from '#core/locale.ts';
import { mailMorningPreview } from '#core/news/morning-preview.ts';
import { siteLetters } from '#handlers/site-letters.ts';
import { newsPhrases } from '#i18n/news-phrases.ts';
import { morningPreview } from '#wiring/morning-preview.ts';
import { makeNews } from '#wiring/news.ts';

/** No text is started after this time. Writing a text may take 380 seconds, and the host’s limit is 15 minutes. */
const timeoutSeconds = 8 * 60;

export default backgroundFunction('write-daily-news-background', {
  openOrder: openTimedOrder('write-daily-news-background'),
  async run(at, afterAnswer) {
    const date = islandDay(at);
    const supabase = supabaseWithoutPerson();
    const wish = { date, locales, publish: true, again: false, timeoutSeconds };
    const outcome = await makeNews(wish, { supabase, phrases: newsPhrases(), afterAnswer });
    const deps = morningPreview({ supabase, compose: siteLetters(), afterAnswer });
    await mailMorningPreview(deps, { date, outcome });
    return outcome;
  },
});
