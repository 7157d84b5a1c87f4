import * as v from 'valibot';
import { postAddressSchema } from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PublishingTools, RebuildAnswer } from './ports.ts';

/** What an editor has gone through before they answer for a text that a program made. */
export const reviewChecks = ['facts', 'names', 'tone', 'links'] as const;

/** What `review-post` takes. Everything has to be checked; a named editor's own name is taken in place of the given one. */
export const checkedReviewSchema = v.intersect([
  postAddressSchema,
  v.object({
    revision: v.pipe(v.number('The revision that was reviewed is required.'), v.integer(), v.minValue(1)),
    checklist: v.pipe(
      v.array(v.picklist(reviewChecks, 'One of facts, names, tone, links.'), 'What was checked is required.'),
      v.check(
        (checked) => reviewChecks.every((check) => checked.includes(check)),
        'Everything has to be checked.',
      ),
    ),
    reviewer: v.pipe(
      v.string('A name is required.'),
      v.trim(),
      v.minLength(1, 'A name is required.'),
      v.maxLength(80, 'At most 80 characters.'),
      v.regex(/^[^\p{C}<>]*$/u, 'A name has no such characters.'),
    ),
  }),
]);

/**
 * An editor answers for a text that a program made, as it stands. Its page then names them in place of the label, so a
 * published one is built anew.
 */
export async function reviewWithChecklist(
  { posts, rebuild, reviews }: Pick<PublishingTools, 'posts' | 'rebuild'> & { reviews: PostReviews },
  { slug, language, revision, checklist, reviewer }: v.InferOutput<typeof checkedReviewSchema>,
): Promise<Result<CheckedPost, CheckedReviewRefusal>> {
  const post = await posts.find({ slug, locale: language });
  if (!post) return refuse({ code: 'post-not-found' });
  if (post.translation === 'pending') return refuse({ code: 'post-untranslated' });
  const reviewed = await reviews.review(slug, { revision, reviewer, checked: [...new Set(checklist)] });
  if (reviewed === undefined) return refuse({ code: 'changed-meanwhile' });
  const isSeen = post.isPublished && reviewed !== revision;
  return done({ slug, revision: reviewed, ...(isSeen ? await rebuild.request() : {}) });
}

/** Answers the new revision, the same where there was nothing to review, and undefined where the post has changed since. */
export type PostReviews = {
  review: (
    slug: string,
    review: { revision: number; reviewer: string; checked: ReviewCheck[] },
  ) => Promise<number | undefined>;
};

export type ReviewCheck = (typeof reviewChecks)[number];
export type CheckedPost = { slug: string; revision: number } & Partial<RebuildAnswer>;
export type CheckedReviewRefusal = { code: 'post-not-found' | 'post-untranslated' | 'changed-meanwhile' };
