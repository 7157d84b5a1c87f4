import * as v from 'valibot';
import type { PreviewClaims } from '#core/news/morning-preview.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** Records the days whose preview was mailed, so that each preview is mailed only once. */
export const newsPreviews = (supabase: Database): PreviewClaims => ({
  async take(date) {
    const taken = await supabase.rpc('claim_news_preview', { news_date: date });
    return answerOf(taken, 'claiming a preview of the news', v.boolean());
  },
  async release(date) {
    answerOf(
      await supabase.rpc('release_news_preview', { news_date: date }),
      'releasing a preview of the news',
    );
  },
});
