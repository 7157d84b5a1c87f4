import * as v from 'valibot';
import { localeSchema, postSlug } from '#core/post/post.ts';
import type { TranslationQueue } from '#core/translation/ports.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** Gives access to the queue of translations. Needs all rights. */
export const translationQueue = (supabase: Database): TranslationQueue => ({
  async next(most) {
    const read = await supabase.rpc('wanted_translations', { most });
    const due = answerOf(read, 'reading which translations are wanted', dueSchema);
    return due.map(({ slug_base, language }) => ({ slugBase: slug_base, locale: language }));
  },
  async drop(address) {
    const dropped = await supabase.rpc('unwant_translation', { slug: postSlug(address) });
    answerOf(dropped, 'dropping a translation that is not wanted any more');
  },
});

/** Queues posts for translation in the background. Needs an editor's rights. */
export async function wantTranslations(supabase: Database, slugs: string[]): Promise<void> {
  answerOf(await supabase.rpc('want_translations', { slugs }), 'asking for translations');
}

const dueSchema = v.array(v.object({ slug_base: v.string(), language: localeSchema }));
