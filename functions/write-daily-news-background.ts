import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { orderedDate } from '#adapters/netlify/news-order.ts';
import { makeNews } from '#adapters/news.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { locales } from '#core/locale.ts';
import { done, refuse } from '#core/result.ts';
import { newsPhrases } from '#i18n/news-phrases.ts';

/** The host ends it after 15 minutes, and one language may take four: later than this none is begun, in seconds. */
const patience = 10 * 60;

export default endpoint({
  asks: 'anyone',
  input: v.object({ order: v.string('A signed order.') }),
  async run({ order }, { afterAnswer }) {
    const date = orderedDate(order, new Date());
    if (date === undefined) return refuse({ code: 'not-signed-in' });
    const wish = { date, locales, publish: true, again: false, patience };
    return done(
      await makeNews(wish, { supabase: supabaseWithoutPerson(), phrases: newsPhrases, afterAnswer }),
    );
  },
  answer: (outcome) => outcome,
});
