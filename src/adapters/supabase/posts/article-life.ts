import * as v from 'valibot';
import * as contract from '#contract/article-life.ts';
import type { ArticleLife } from '#core/publishing/article-life.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { optional } from '#core/casing/stored-values.ts';
import { answerOf, uniqueViolation } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Moves, dates, schedules, trashes and restores articles. Each call is one transaction in the database. */
export function articleLife(supabase: Database): ArticleLife {
  return {
    schedule: (slug, at) =>
      rpc(supabase, 'schedule_post', { slug, at: at?.toISOString() ?? null }, scheduleObstacle),

    date: async (article) => (await rpc(supabase, 'date_article', article, livingSchema)) ?? [],

    trash: ({ slugBases, locale: language }) =>
      rpc(supabase, 'trash_articles', { slugBases, language }, trashedSchema),

    restore: (slugs) => rpc(supabase, 'restore_posts', { slugs }, changedSchema),

    erase: (slugs) => rpc(supabase, 'erase_trashed', { slugs }, v.number()),

    rename: (article) => rpc(supabase, 'rename_article', article, livingSchema),

    async setOwnBase({ slug, ownBase }) {
      const set = await supabase
        .from('blog_posts')
        .update({ own_base: ownBase })
        .eq('slug', slug)
        .select('slug, language, revision, is_published, public_slug');
      if (set.error?.code === uniqueViolation) return undefined;
      return inCamelCase(answerOf(set, 'changing the address of a post', livingSchema)) ?? [];
    },

    async takeBack(changes) {
      const taken = await supabase.rpc('take_back', { changes: { posts: changes } });
      // Our SQL raises this code if the undo is impossible, for example because an image has changed since.
      if (taken.error?.code === 'PT409') return undefined;
      return inCamelCase(answerOf(taken, 'taking a change back', livingSchema));
    },
  };
}

/** Lists the trash. Posts of an article that were trashed together form one entry. Needs an editor’s rights. */
export const trashedArticles = (supabase: Database) =>
  rpc(supabase, 'trashed_articles', {}, v.array(entrySchema));

const scheduleObstacle = optional(
  v.picklist(['post-not-found', 'post-published', 'post-untranslated', 'image-alt-missing']),
);
const changedSchema = contract.restoreArticle.answer.entries.posts;
const trashedSchema = contract.trashArticles.answer.entries.posts;
const livingSchema = optional(contract.takeBack.answer.entries.posts);

/** The database returns no `days_left`, because the handler calculates it for each answer. */
const entrySchema = v.omit(contract.listTrash.answer.entries.articles.item, ['days_left']);
