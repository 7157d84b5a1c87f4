import * as v from 'valibot';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import type { ReviewCheck } from '#core/publishing/review-post.ts';
import { readKept, writeKept } from './kept.ts';
import { $publication, followPosts } from './publication.ts';
import type { PostAddress } from './publishing.ts';
import { callAsEditor } from './session.ts';

/** Signs a text that a program made; where it is published, follows the reviewer's line to the site. */
export async function signReview(review: ReviewRequest): Promise<FunctionAnswer<SignedReview>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor('review-post', { body: review, answer: signedSchema });
  if (!sent.ok) {
    $publication.set({ step: 'idle' });
    return sent;
  }
  writeKept('reviewer', review.reviewer);
  const { slug, rebuild, content_version: contentVersion } = sent.value;
  if (rebuild !== undefined && contentVersion !== undefined)
    followPosts({ slugs: [slug], rebuild, contentVersion });
  else $publication.set({ step: 'draft' });
  return sent;
}

/** The name this browser session signed with last. */
export const lastReviewer = (): string => readKept('reviewer');

const signedSchema = v.object({
  slug: v.string(),
  revision: v.number(),
  rebuild: v.optional(v.picklist(['requested', 'waiting', 'unreachable'])),
  content_version: v.optional(v.number()),
});

type ReviewRequest = PostAddress & { revision: number; checklist: ReviewCheck[]; reviewer: string };
type SignedReview = v.InferOutput<typeof signedSchema>;
