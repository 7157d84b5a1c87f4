import * as v from 'valibot';
import type { Locale } from '#core/locale.ts';
import { answerOf } from '../answer.ts';
import { supabaseFor } from '../client.ts';
import { momentText } from '../columns.ts';

/** Published posts of a language that contain the words, best first; at most 20. */
export async function searchPosts({ q, lang }: { q: string; lang: Locale }): Promise<FoundPost[]> {
  return answerOf(await supabaseFor().rpc('search_posts', { q, lang }), 'searching', foundSchema);
}

const foundSchema = v.array(
  v.object({ slug: v.string(), title: v.string(), excerpt: v.string(), published_at: momentText }),
);

export type FoundPost = v.InferOutput<typeof foundSchema>[number];
