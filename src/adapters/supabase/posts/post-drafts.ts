import * as v from 'valibot';
import { draftBasis, draftEntries, type readPost } from '#contract/articles.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { postDraftRefusals, type PostDraft } from '#core/publishing/post-draft.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { readableRows } from '../readable-rows.ts';
import { oldestDraft, savedOr, savedSchema } from './article-drafts.ts';

/** Stores what an editor has typed into a post and not yet saved. Only this editor can read it. */
export const savePostDraft = (supabase: Database, { id: draft, ...rest }: PostDraft) =>
  rpc(supabase, 'save_post_draft', { draft, ...rest }, savedOr(postDraftRefusals));

/** Returns the caller's latest drafts of a post. `basis`, if known, is the version from which the draft started. */
export async function draftsOfPost(supabase: Database, postId: string): Promise<DraftOfPost[]> {
  const found = await supabase
    .from('article_drafts')
    .select('id, revision, updated_at, written_from, form')
    .eq('post_id', postId)
    .gt('updated_at', oldestDraft())
    .order('updated_at', { ascending: false })
    .limit(maxOffered);
  const drafts = inCamelCase(answerOf(found, 'reading the drafts of a post', readableRows(draftSchema)));
  if (drafts.length === 0) return [];
  const versions = await supabase
    .from('post_revisions')
    .select('revision, post')
    .eq('post_id', postId)
    .in('revision', [...new Set(drafts.map(({ writtenFrom }) => writtenFrom))]);
  const bases = new Map(
    answerOf(versions, 'reading what drafts were written from', v.array(versionSchema)).map(
      ({ revision, post }) => [revision, inCamelCase(post)],
    ),
  );
  let bytes = 0;
  return drafts
    .map((draft) => ({ ...draft, basis: bases.get(draft.writtenFrom) ?? null }))
    .filter((draft) => (bytes += Buffer.byteLength(JSON.stringify(draft))) <= maxBytes);
}

/** Two of the longest drafts fit. The host cuts an answer at 6 MB, of which a post and its source fill at most two. */
const maxBytes = 3_700_000;

/** The maximum number of offered drafts. Older drafts appear once newer drafts are saved to the post or discarded. */
const maxOffered = 5;

const { basis: _basis, ...columns } = draftEntries;
const draftSchema = v.object({ ...columns, ...savedSchema.entries });
const versionSchema = v.object({ revision: v.number(), post: draftBasis });

type DraftOfPost = AnswerOf<typeof readPost>['drafts'][number];
