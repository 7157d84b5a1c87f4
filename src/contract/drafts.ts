import * as v from 'valibot';
import { articleFormSchema, draftIdSchema, savedDraftSchema } from '#core/publishing/article-draft.ts';
import { savedPostDraftSchema } from '#core/publishing/post-draft.ts';
import { contract, type AnswerOf } from './contract.ts';

const saved = { revision: v.number(), updated_at: v.string() };

/**
 * Stores the form of a new article, finished or not. Every editor may continue any draft. Drafts expire after some
 * days without a change (`src/core/lifetimes.ts`). The client chooses `id`. `revision` is the revision that the
 * client read, or 0 for a new draft. A repeated request gets the same answer. Saving a deleted draft stores it again.
 *
 * To write over words that another editor saved last needs the second factor.
 *
 * `changed-meanwhile`: the draft has another revision. `too-many-drafts`: there are 200 drafts of new articles, or the
 * caller's other drafts take 20 MB.
 */
export const saveArticleDraft = contract({
  name: 'save-article-draft',
  input: savedDraftSchema,
  answer: v.object(saved),
  refusals: ['changed-meanwhile', 'too-many-drafts'],
});

/** Lists the latest drafts of new articles, without their texts. `by` is an editor's name, or `shared token`. */
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

/** Returns one stored draft of a new article. */
export const readArticleDraft = contract({
  name: 'read-article-draft',
  method: 'GET',
  input: draftIdSchema,
  answer: v.object({ id: v.string(), form: articleFormSchema, ...saved }),
  refusals: ['draft-not-found'],
});

/**
 * Stores the caller's unsaved changes to a post as a draft. `read-post` returns the draft only to its author, in any
 * browser. `written_from` is the revision of the post that the changes started from. `save-article-draft` explains
 * `id` and `revision`. The draft is deleted together with the post or the editor.
 *
 * `changed-meanwhile`: the draft has another revision. `too-many-drafts`: the editor already has 100 drafts of
 * posts, or other drafts of 20 MB.
 */
export const savePostDraft = contract({
  name: 'save-post-draft',
  input: savedPostDraftSchema,
  answer: v.object(saved),
  refusals: ['post-not-found', 'changed-meanwhile', 'too-many-drafts'],
});

/** Deletes the draft of a new article, or the caller's own draft of a post. Deleting a draft twice is not an error. */
export const deleteArticleDraft = contract({
  name: 'delete-article-draft',
  input: draftIdSchema,
  answer: v.object({ id: v.string() }),
});

export type ListedDraft = AnswerOf<typeof articleDrafts>['drafts'][number];
