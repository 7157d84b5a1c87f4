import type { ArticleImage } from '#core/images/article-image.ts';
import { formOf, isSameText } from '#core/post/fields.ts';
import type { EditablePost, Written } from '#contract/articles.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { storedImage } from '../images/stored-image.ts';

/** Returns the form values of a post, or of an earlier version of it. */
export const textOf = (post: Written): PostText => formOf(post);

export const sameText = (one: PostText, other: PostText): boolean =>
  isSameText(one, other) && one.image === other.image;

/** Whether a revision has the stored text, so that a save over it loses nothing. */
export const isSameVersion = (stored: EditablePost, revision: number): boolean =>
  stored.history.some((version) => version.revision === revision && version.isCurrentText);

/** Returns the picture in the form: the stored one, unless the editor has changed it. */
export const imageInForm = (text: PostText, stored: EditablePost): ArticleImage | undefined =>
  text.image === undefined ? storedImage(stored) : (text.image ?? undefined);
