import * as v from 'valibot';
import {
  contentSchema,
  optionalText,
  postAddressSchema,
  postLimits,
  slugParts,
  titleSchema,
} from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PublishingTools, RebuildAnswer } from './ports.ts';

/** What `update-blog-post` takes: the text as it shall be, and the revision it was written from. */
export const revisionSchema = v.intersect([
  postAddressSchema,
  v.object({
    revision: v.pipe(v.number('The revision that was changed is required.'), v.integer(), v.minValue(1)),
    title: titleSchema,
    excerpt: optionalText(postLimits.excerpt),
    content: contentSchema,
    meta_title: optionalText(postLimits.metaTitle),
    meta_description: optionalText(postLimits.metaDescription),
    small_fix: v.optional(v.boolean('true or false.'), false),
    reviewed: v.optional(v.boolean('true or false.'), false),
  }),
]);

/**
 * Changes the text of a post, if nobody else has since. Asks for a build where a visitor can see a difference: also of
 * translations, since a new Dutch text makes them outdated.
 */
export async function revisePost(
  { posts, rebuild }: PublishingTools,
  { slug, language, revision, small_fix, ...text }: v.InferOutput<typeof revisionSchema>,
): Promise<Result<RevisedPost, ReviseRefusal>> {
  const post = await posts.find({ slug, locale: language });
  if (!post) return refuse({ code: 'post-not-found' });
  const revised = await posts.revise(slug, {
    revision,
    smallFix: small_fix,
    title: text.title,
    excerpt: text.excerpt ?? '',
    content: text.content,
    metaTitle: text.meta_title,
    metaDescription: text.meta_description,
    reviewed: text.reviewed,
  });
  if (revised === undefined) return refuse({ code: 'changed-meanwhile' });
  const article = await posts.findArticle(slugParts(slug)?.slugBase ?? slug);
  const isSeen = article.some(({ isPublished }) => isPublished);
  return done({ slug, revision: revised, ...(isSeen ? await rebuild.request() : {}) });
}

/** Without `rebuild` nothing of the article is published, and nothing has to be built. */
export type RevisedPost = { slug: string; revision: number } & Partial<RebuildAnswer>;
export type ReviseRefusal = { code: 'post-not-found' } | { code: 'changed-meanwhile' };
