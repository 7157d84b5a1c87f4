import * as v from 'valibot';
import { postAddressSchema } from '../../post/post.ts';
import { done, refuse, type Result } from '../../result.ts';
import { maxReviewerLength, reviewChecks } from './review-checks.ts';
import type { PublishingDeps, RebuildAnswer } from '../ports.ts';

/** All checks and a name, or neither for a machine translation. A named editor's own name is used. */
export const reviewSchema = v.intersect([
  postAddressSchema,
  v.object({
    revision: v.pipe(v.number('The revision that was reviewed is required.'), v.integer(), v.minValue(1)),
    checklist: v.pipe(
      v.nullish(
        v.array(v.picklist(reviewChecks, 'One of facts, names, tone, links.'), 'A list of checks.'),
        [],
      ),
      v.transform((checked) => [...new Set(checked)]),
      v.check(
        ({ length }) => length === 0 || length === reviewChecks.length,
        'All checks are required; for a translation, all or none.',
      ),
    ),
    reviewer: v.pipe(
      v.nullish(v.string('A name is text.'), ''),
      v.trim(),
      v.maxLength(maxReviewerLength, `At most ${maxReviewerLength} characters.`),
      v.regex(/^[^\p{C}<>]*$/u, 'The name contains characters that are not allowed.'),
    ),
  }),
]);

/** Records that an editor takes responsibility for a program's text. A published post is rebuilt. */
export async function reviewPost(
  { posts, rebuild }: Pick<PublishingDeps, 'posts' | 'rebuild'>,
  { slug, language, revision, checklist, reviewer }: v.InferOutput<typeof reviewSchema>,
): Promise<Result<ReviewedPost, ReviewRefusal>> {
  const post = await posts.find({ slug, locale: language });
  if (!post) return refuse({ code: 'post-not-found' });
  if (post.translation === 'pending') return refuse({ code: 'post-untranslated' });
  if (post.writtenByAi && (checklist.length === 0 || reviewer === ''))
    return refuse({ code: 'checklist-needed' });
  const reviewed = await posts.review(slug, { revision, reviewer, checked: checklist });
  if (reviewed === undefined) return refuse({ code: 'changed-meanwhile' });
  const isSeen = post.isPublished && reviewed !== revision;
  return done({ slug, revision: reviewed, ...(isSeen ? await rebuild.request() : {}) });
}

export type ReviewedPost = { slug: string; revision: number } & Partial<RebuildAnswer>;
export type ReviewRefusal = {
  code: 'post-not-found' | 'post-untranslated' | 'checklist-needed' | 'changed-meanwhile';
};
