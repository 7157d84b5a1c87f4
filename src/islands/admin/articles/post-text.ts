import type { ArticleImage } from '#core/images/article-image.ts';
import type { PostText, StoredVersion } from '#core/post/editing/compare-with-stored.ts';
import { formOf } from '#core/post/fields.ts';
import type { EditablePost, Written } from '#contract/articles.ts';
import { storedImage, type Illustrated } from '../images/stored-image.ts';

/** The stored version of a post, with which its unsaved text is compared. */
export const versionOf = (post: EditablePost): StoredVersion => ({
  ...olderVersion(post),
  isUntranslated: post.translation === 'pending',
  sameTextIn: post.history.filter(({ isCurrentText }) => isCurrentText).map(({ revision }) => revision),
});

export const olderVersion = (post: Written & Illustrated & { revision: number }): StoredVersion => ({
  revision: post.revision,
  text: formOf(post),
  image: storedImage(post) ?? null,
  sameTextIn: [],
});

/** The image that the form shows: the unsaved one, or else the stored one. */
export const imageInForm = (text: PostText, stored: EditablePost): ArticleImage | undefined =>
  text.image === undefined ? storedImage(stored) : (text.image ?? undefined);
