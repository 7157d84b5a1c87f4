import * as v from 'valibot';
import type { CamelCased } from '#core/casing/field-names.ts';
import type { Locale } from '#core/locale.ts';
import { momentText } from '#core/casing/stored-values.ts';
import { supabaseFor } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Finds at most 20 published posts in the language `lang` for the words of `q`: first those that contain all words, then those that contain half. */
export const searchPosts = (query: { q: string; lang: Locale }): Promise<FoundPost[]> =>
  rpc(supabaseFor(), 'search_posts', query, foundSchema);

const foundSchema = v.array(
  v.object({
    slug: v.string(),
    title: v.string(),
    excerpt: v.string(),
    published_at: momentText,
    has_all_words: v.boolean(),
  }),
);

export type FoundPost = CamelCased<v.InferOutput<typeof foundSchema>>[number];
