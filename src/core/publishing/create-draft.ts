import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { sourceLocale } from '../locale.ts';
import { postAddressSchema, slugBaseOf } from '../post/post.ts';
import { isSameText, textOfInput } from '../post/fields.ts';
import { inputEntries } from '../post/written-entries.ts';
import { hasWordsForImage, heroFields, isSameImage, noWordsForImage } from '../post/hero-image.ts';
import { done, type Result } from '../result.ts';
import type { NewPost, PublishingDeps, StoredPost } from './ports.ts';

/** A new draft in one language. */
export const draftSchema = v.intersect([
  postAddressSchema,
  v.pipe(
    v.object({
      ...inputEntries,
      ...heroFields,
    }),
    v.forward(
      v.check((post) => hasWordsForImage(post), noWordsForImage),
      ['hero_image_alt'],
    ),
  ),
]);

/** Stores a post without publishing it. A repeated call with the same post succeeds and stores nothing more. */
export async function createDraft(
  { posts }: Pick<PublishingDeps, 'posts'>,
  draft: CamelCased<v.InferOutput<typeof draftSchema>>,
): Promise<Result<{ id: string; slug: string; language: string }, { code: 'slug-taken' }>> {
  const slugBase = slugBaseOf(draft.slug);
  const wanted: NewPost = {
    slugBase,
    locale: draft.language,
    ...textOfInput(draft),
    heroImageUrl: draft.heroImageUrl,
    heroImageAlt: draft.heroImageAlt,
    heroFocus: draft.heroFocus ?? undefined,
    // The caller supplied this text, so a translation is `reviewed`, not `machine`.
    translation: draft.language === sourceLocale ? 'source' : 'reviewed',
  };
  const inserted = await posts.insert([wanted]);
  const post = inserted.ok
    ? inserted.value[0]
    : await posts.find({ slug: draft.slug, locale: draft.language });
  if (!inserted.ok && !(post && isSame(post, wanted))) return inserted;
  if (post === undefined) throw new Error('The database stored the draft but returned no row.');
  return done({ id: post.id, slug: post.slug, language: post.locale });
}

const isSame = (stored: StoredPost, wanted: NewPost): boolean =>
  isSameText(stored, wanted) && isSameImage(stored, wanted);
