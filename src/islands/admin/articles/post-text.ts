import type { ArticleImage } from '#core/images/article-image.ts';
import { formOf, isSameText } from '#core/post/fields.ts';
import type { EditablePost, Written } from '#contract/articles.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { storedImage } from '../images/stored-image.ts';

export const textOf = (post: Written): PostText => formOf(post);

export const sameText = (one: PostText, other: PostText): boolean =>
  isSameText(one, other) && one.image === other.image;

/** Whether the given revision has the same text as the stored post. */
export const isSameVersion = (stored: EditablePost, revision: number): boolean =>
  stored.history.some((version) => version.revision === revision && version.isCurrentText);

export const imageInForm = (text: PostText, stored: EditablePost): ArticleImage | undefined =>
  text.image === undefined ? storedImage(stored) : (text.image ?? undefined);
