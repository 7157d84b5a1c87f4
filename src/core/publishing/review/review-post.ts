import type * as v from 'valibot';
import type { CamelCased } from '../../casing/field-names.ts';
import { done, refuse, type Result } from '../../result.ts';
import type { PublishingDeps, RebuildAnswer, ReviewOutcome } from '../ports.ts';
import { needsChecklist } from './review-checks.ts';
import type { reviewSchema } from './review-schema.ts';

/**
 * Records that an editor has read a text that a model wrote or translated, and requests a build if the post is public.
 * A review of an AI-written article counts only if the editor had the text open for the minimum reading time: `review_post()` in the chapter “reviews” decides.
 */
export async function reviewPost(
  { posts, rebuild }: Pick<PublishingDeps, 'posts' | 'rebuild'>,
  { slug, language, revision, checklist, reviewer }: CamelCased<v.InferOutput<typeof reviewSchema>>,
): Promise<Result<ReviewedPost, ReviewRefusal>> {
  const post = await posts.find({ slug, locale: language });
  if (!post) return refuse({ code: 'post-not-found' });
  if (post.translation === 'pending') return refuse({ code: 'post-untranslated' });
  if (needsChecklist(post) && (checklist.length === 0 || reviewer === ''))
    return refuse({ code: 'checklist-needed' });
  const reviewed = await posts.review(slug, { revision, reviewer, checked: checklist });
  if (reviewed === undefined) return refuse({ code: 'changed-meanwhile' });
  const isSeen = post.isPublished && reviewed.revision !== revision;
  return done({ slug, ...reviewed, ...(isSeen ? await rebuild.request() : {}) });
}

export type ReviewedPost = { slug: string } & ReviewOutcome & Partial<RebuildAnswer>;
export type ReviewRefusal = {
  code: 'post-not-found' | 'post-untranslated' | 'checklist-needed' | 'changed-meanwhile';
};
