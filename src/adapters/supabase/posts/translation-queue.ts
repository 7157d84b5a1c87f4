import * as v from 'valibot';
import { localeSchema, postSlug } from '#core/post/post.ts';
import type { TranslationQueue } from '#core/translation/ports.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/**
 * The port `TranslationQueue`: translations that editors requested and the schedule carries out. Needs the secret key.
 */
export const translationQueue = (supabase: Database): TranslationQueue => ({
  async next(max) {
    const due = await rpc(supabase, 'wanted_translations', { max }, dueSchema);
    return due.map(({ slugBase, language }) => ({ slugBase, locale: language }));
  },
  drop: (address) => rpc(supabase, 'unwant_translation', { slug: postSlug(address) }),
});

/** Needs an editor's rights. */
export const wantTranslations = (supabase: Database, slugs: string[]): Promise<void> =>
  rpc(supabase, 'want_translations', { slugs });

const dueSchema = v.array(v.object({ slug_base: v.string(), language: localeSchema }));
