import * as v from 'valibot';
import { articleFormSchema, draftIdSchema, savedDraftSchema } from '#core/publishing/article-draft.ts';
import { savedPostDraftSchema } from '#core/publishing/post-draft.ts';
import { contract, type AnswerOf } from './contract.ts';

const saved = { revision: v.number(), updated_at: v.string() };

/**
 * Keeps what is being written on the page for a new article, finished or not. A draft belongs to no single editor: each may go on
 * with it. Without a change it goes after a while (`src/core/lifetimes.ts`). `id` is chosen by the writer; `revision` is the one it was written from, 0 for
 * a new draft. The same form again: the same answer. A draft that was thrown away is kept anew.
 *
 * `changed-meanwhile`: it has another revision by now. `too-many-drafts`: there are 200 drafts of new articles.
 */
export const saveArticleDraft = contract({
  name: 'save-article-draft',
  input: savedDraftSchema,
  answer: v.object(saved),
  refusals: ['changed-meanwhile', 'too-many-drafts'],
});

/** The drafts that were changed last, without their texts. `by` is a name, or `shared token`. */
export const articleDrafts = contract({
  name: 'article-drafts',
  method: 'GET',
  answer: v.object({
    drafts: v.array(
      v.object({
        id: v.string(),
        ...saved,
        title: v.string(),
        excerpt: v.string(),
        by: v.optional(v.string()),
      }),
    ),
  }),
});

/** A draft as it was kept. */
export const readArticleDraft = contract({
  name: 'read-article-draft',
  method: 'GET',
  input: draftIdSchema,
  answer: v.object({ id: v.string(), form: articleFormSchema, ...saved }),
  refusals: ['draft-not-found'],
});

/**
 * Keeps what is written over a stored post and not saved yet. Unlike the draft of a new article it belongs to its author: no other editor
 * else reads it, and `read-post` offers it to them wherever they open the post. `written_from` is the revision of the post that it changes;
 * the rest is as with `save-article-draft`. It goes with the post and with the editor.
 *
 * `changed-meanwhile`: the draft has another revision by now. `too-many-drafts`: an editor has a hundred of them at most.
 */
export const savePostDraft = contract({
  name: 'save-post-draft',
  input: savedPostDraftSchema,
  answer: v.object(saved),
  refusals: ['post-not-found', 'changed-meanwhile', 'too-many-drafts'],
});

/** Throws a draft away: of a new article, or one's own of a post. Again: the same answer. */
export const deleteArticleDraft = contract({
  name: 'delete-article-draft',
  input: draftIdSchema,
  answer: v.object({ id: v.string() }),
});

export type ListedDraft = AnswerOf<typeof articleDrafts>['drafts'][number];
