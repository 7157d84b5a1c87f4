import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { orderedDate } from '#adapters/netlify/news-order.ts';
import { morningPreview } from '#wiring/morning-preview.ts';
import { makeNews } from '#wiring/news.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { contract } from '#contract/contract.ts';
import { locales } from '#core/locale.ts';
import { mailMorningPreview } from '#core/news/morning-preview.ts';
import { done, refuse } from '#core/result.ts';
import { newsPhrases } from '#i18n/news-phrases.ts';
import { siteLetters } from '#doors/site-letters.ts';

/** The host ends it after 15 minutes, and one language may take four: later than this none is begun, in seconds. */
const timeoutSeconds = 10 * 60;

const writeDailyNews = contract({
  name: 'write-daily-news-background',
  method: 'POST',
  asks: 'anyone',
  input: v.object({ order: v.string('A signed order.') }),
  // The host has answered long before.
  answer: v.unknown(),
  refusals: [],
});

export default endpoint(writeDailyNews, {
  async run({ order }, { afterAnswer }) {
    const date = orderedDate(order, new Date());
    if (date === undefined) return refuse({ code: 'not-signed-in' });
    const wish = { date, locales, publish: true, again: false, timeoutSeconds };
    const supabase = supabaseWithoutPerson();
    const outcome = await makeNews(wish, { supabase, phrases: newsPhrases, afterAnswer });
    await mailMorningPreview(morningPreview({ supabase, compose: siteLetters(), afterAnswer }), {
      date,
      outcome,
    });
    return done(outcome);
  },
  answer: (outcome) => outcome,
});
