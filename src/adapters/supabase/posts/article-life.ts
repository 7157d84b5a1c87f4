import * as v from 'valibot';
import * as contract from '#contract/article-life.ts';
import type { ArticleLife } from '#core/publishing/article-life.ts';
import { inCamelCase, type CamelCased } from '#core/casing/field-names.ts';
import { answerOf, uniqueViolation } from '../answer.ts';
import type { Database } from '../client.ts';

export function articleLife(supabase: Database): ArticleLife {
  return {
    async schedule(slug, at) {
      const scheduled = await supabase
        .from('blog_posts')
        .update({ publish_at: at?.toISOString() ?? null })
        .eq('slug', slug)
        .eq('is_published', false)
        .select('id');
      return answerOf(scheduled, 'scheduling a post').length > 0;
    },

    async date({ slugBase, at }) {
      const dated = await supabase.rpc('date_article', { slug_base: slugBase, at: at.toISOString() });
      return inCamelCase(answerOf(dated, 'dating an article', livingSchema)) ?? [];
    },

    async trash({ slugBase, locale }) {
      const trashed = await supabase.rpc('trash_article', { slug_base: slugBase, language: locale ?? null });
      return inCamelCase(answerOf(trashed, 'throwing an article away', trashedSchema));
    },

    async restore(slugs) {
      return answerOf(await supabase.rpc('restore_posts', { slugs }), 'bringing posts back', changedSchema);
    },

    async erase(slugs) {
      return answerOf(await supabase.rpc('erase_trashed', { slugs }), 'deleting posts', v.number());
    },

    async rename({ slugBase, newBase }) {
      const moved = await supabase.rpc('rename_article', { slug_base: slugBase, new_base: newBase });
      return inCamelCase(answerOf(moved, 'moving an article', livingSchema)) ?? undefined;
    },

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
      // Our SQL raises this code if a post has changed since the editor's action.
      if (taken.error?.code === 'PT409') return undefined;
      return inCamelCase(answerOf(taken, 'taking a change back', livingSchema)) ?? undefined;
    },
  };
}

/** Lists the articles in the trash, with one entry per deletion. Needs an editor's rights. */
export async function trashedArticles(supabase: Database): Promise<TrashEntry[]> {
  return inCamelCase(
    answerOf(await supabase.rpc('trashed_articles'), 'listing the trash', v.array(entrySchema)),
  );
}

/** Deletes articles whose time in the trash is over. Needs all rights. */
export async function purgeTrash(supabase: Database): Promise<void> {
  answerOf(await supabase.rpc('purge_trash'), 'emptying the trash');
}

/** Publishes scheduled posts that are due. Needs all rights. */
export async function publishDuePosts(supabase: Database): Promise<void> {
  answerOf(await supabase.rpc('publish_due_posts'), 'publishing what is due');
}

const changedSchema = contract.restoreArticle.answer.entries.posts;
const trashedSchema = contract.trashArticle.answer.entries.posts;
const livingSchema = v.nullable(contract.takeBack.answer.entries.posts);

/** The database calculates `days_left` at each reading, and does not store it. */
const entrySchema = v.omit(contract.listTrash.answer.entries.articles.item, ['days_left']);

type TrashEntry = CamelCased<v.InferOutput<typeof entrySchema>>;
