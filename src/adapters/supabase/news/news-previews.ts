import * as v from 'valibot';
import type { PreviewClaims } from '#core/news/morning-preview.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Records the days whose preview was mailed, so that each preview is mailed only once. */
export const newsPreviews = (supabase: Database): PreviewClaims => ({
  take: (newsDate) => rpc(supabase, 'claim_news_preview', { newsDate }, v.boolean()),
  release: (newsDate) => rpc(supabase, 'release_news_preview', { newsDate }),
});
