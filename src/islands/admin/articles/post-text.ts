import type { ArticleImage } from '#core/images/article-image.ts';
import { formOf, isSameText } from '#core/post/fields.ts';
import type { EditablePost, Written } from '#contract/articles.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { storedImage } from '../images/stored-image.ts';

/** The fields of a post, or of an earlier version of it, as the form holds them. */
export const textOf = (post: Written): PostText => formOf(post);

export const sameText = (one: PostText, other: PostText): boolean =>
  isSameText(one, other) && one.image === other.image;

/**
 * Whether a revision has the same text as the stored one, which was then only published, hidden or marked outdated. Saving over
 * it loses nothing.
 */
export const isSameVersion = (stored: EditablePost, revision: number): boolean =>
  stored.history.some((version) => version.revision === revision && version.isCurrentText);

/** The picture in the form, or the stored one if unchanged. */
export const imageInForm = (text: PostText, stored: EditablePost): ArticleImage | undefined =>
  text.image === undefined ? storedImage(stored) : (text.image ?? undefined);
