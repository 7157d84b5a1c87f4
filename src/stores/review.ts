import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { reviewPost } from '#contract/publishing.ts';
import type { ReviewCheck } from '#core/publishing/review-post.ts';
import { readKept, writeKept } from '#browser-storage/kept.ts';
import { $publication, followPosts } from './publication.ts';
import type { PostAddress } from './publishing.ts';
import { callAsEditor } from '#session/session.ts';

/** Signs a text that a program made; where it is published, follows the reviewer's line to the site. */
export async function signReview(review: ReviewRequest): Promise<FunctionAnswer<SignedReview>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor(reviewPost, review);
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

type ReviewRequest = PostAddress & { revision: number; checklist: ReviewCheck[]; reviewer: string };
type SignedReview = AnswerOf<typeof reviewPost>;
