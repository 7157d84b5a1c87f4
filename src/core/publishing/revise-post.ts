import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { postAddressSchema, slugBaseOf } from '../post/post.ts';
import { textOfInput } from '../post/fields.ts';
import { inputEntries } from '../post/written-entries.ts';
import { centre } from '../images/focus.ts';
import { hasWordsForImage, heroFields, noWordsForImage } from '../post/hero-image.ts';
import { done, refuse, type Result } from '../result.ts';
import { draftIdSchema, type ArticleDrafts } from './article-draft.ts';
import type { PostChange, PublishingDeps, RebuildAnswer } from './ports.ts';

/** A changed text, and the revision that the editor opened. */
export const revisionSchema = v.intersect([
  postAddressSchema,
  v.pipe(
    v.object({
      revision: v.pipe(v.number('The revision that was changed is required.'), v.integer(), v.minValue(1)),
      ...inputEntries,
      small_fix: v.optional(v.boolean('true or false.'), false),
      reviewed: v.optional(v.boolean('true or false.'), false),
      ...heroFields,
      without_image: v.optional(v.boolean('true or false.')),
      draft: v.optional(draftIdSchema.entries.id),
    }),
    v.forward(
      v.check((post) => hasWordsForImage(post), noWordsForImage),
      ['hero_image_alt'],
    ),
  ),
]);

/**
 * Refuses if the post has changed since the editor opened the post. Requests a build if any language of the article
 * is published, because a change to the Dutch text makes published translations outdated.
 */
export async function revisePost(
  { posts, rebuild, drafts }: PublishingDeps & { drafts?: ArticleDrafts },
  { slug, language, revision, smallFix, draft, ...text }: Revision,
): Promise<Result<RevisedPost, ReviseRefusal>> {
  const post = await posts.find({ slug, locale: language });
  if (!post) return refuse({ code: 'post-not-found' });
  const revised = await posts.revise(slug, {
    revision,
    smallFix,
    ...textOfInput(text),
    reviewed: text.reviewed,
    image: imageOf(text),
  });
  if (revised === undefined) return refuse({ code: 'changed-meanwhile' });
  if (draft !== undefined) await drafts?.forget(draft);
  const article = await posts.findArticle(slugBaseOf(slug));
  const isSeen = article.some(({ isPublished }) => isPublished);
  return done({ slug, revision: revised, ...(isSeen ? await rebuild.request() : {}) });
}

/** Returns `{}` to remove the image, and undefined to keep it. */
function imageOf({
  heroImageUrl: url,
  heroImageAlt: alt,
  heroFocus: focus,
  withoutImage,
}: ImageInput): PostChange['image'] {
  if (withoutImage === true) return {};
  return url === undefined || alt === undefined ? undefined : { url, alt, focus: focus ?? centre };
}

type Revision = CamelCased<v.InferOutput<typeof revisionSchema>>;
type ImageInput = Pick<Revision, 'heroImageUrl' | 'heroImageAlt' | 'heroFocus' | 'withoutImage'>;

/** `rebuild` is absent if no language version of the article is published. */
export type RevisedPost = { slug: string; revision: number } & Partial<RebuildAnswer>;
export type ReviseRefusal = { code: 'post-not-found' } | { code: 'changed-meanwhile' };
