import * as v from 'valibot';
import { optionalText, postAddressSchema } from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PublishingTools, RebuildAnswer } from './ports.ts';

/** What `review-blog-post` takes. The name counts only under the shared token, which says nothing of a person. */
export const reviewSchema = v.intersect([
  postAddressSchema,
  v.object({
    revision: v.pipe(v.number('The revision that was reviewed is required.'), v.integer(), v.minValue(1)),
    reviewer: optionalText(80),
  }),
]);

/**
 * An editor answers for a text that a program made, as it stands. Its page then names the reviewer in place of the label,
 * so a published one is built anew. Reviewing again changes nothing.
 */
export async function reviewPost(
  { posts, rebuild }: Pick<PublishingTools, 'posts' | 'rebuild'>,
  { slug, language, revision, reviewer }: v.InferOutput<typeof reviewSchema>,
): Promise<Result<ReviewedPost, ReviewRefusal>> {
  const post = await posts.find({ slug, locale: language });
  if (!post) return refuse({ code: 'post-not-found' });
  if (post.translation === 'pending') return refuse({ code: 'post-untranslated' });
  const reviewed = await posts.review(slug, { revision, reviewer: reviewer ?? '' });
  if (reviewed === undefined) return refuse({ code: 'changed-meanwhile' });
  return done({ slug, revision: reviewed, ...(post.isPublished ? await rebuild.request() : {}) });
}

export type ReviewedPost = { slug: string; revision: number } & Partial<RebuildAnswer>;
export type ReviewRefusal = { code: 'post-not-found' | 'post-untranslated' | 'changed-meanwhile' };
