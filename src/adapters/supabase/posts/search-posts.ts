import * as v from 'valibot';
import { inCamelCase, type CamelCased } from '#core/casing/field-names.ts';
import type { Locale } from '#core/locale.ts';
import { answerOf } from '../answer.ts';
import { supabaseFor } from '../client.ts';
import { momentText } from '../columns.ts';

/** Finds at most 20 published posts of a language that contain the words, best match first. */
export async function searchPosts({ q, lang }: { q: string; lang: Locale }): Promise<FoundPost[]> {
  const found = await supabaseFor().rpc('search_posts', { q, lang });
  return inCamelCase(answerOf(found, 'searching', foundSchema));
}

const foundSchema = v.array(
  v.object({ slug: v.string(), title: v.string(), excerpt: v.string(), published_at: momentText }),
);

export type FoundPost = CamelCased<v.InferOutput<typeof foundSchema>>[number];
