import type { ArticleImage } from '#core/images/article-image.ts';
import { formOfRow, isSameText } from '#core/post/fields.ts';
import type { EditablePost, Written } from '#contract/articles.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { storedImage } from '../images/stored-image.ts';

/** What an editor changes of a post, as the fields take it: of the post as it stands, or of a kept version. */
export const textOf = (post: Written): PostText => formOfRow(post);

export const sameText = (one: PostText, other: PostText): boolean =>
  isSameText(one, other) && one.image === other.image;

/** Later revisions may differ in other things than the text: published, hidden, outdated. Those overtake nobody. */
export const isSameVersion = (stored: EditablePost, revision: number): boolean =>
  stored.history.some((version) => version.revision === revision && version.is_current_text);

/** The picture as the form has it: the stored one, as long as nobody changes it. */
export const imageInForm = (text: PostText, stored: EditablePost): ArticleImage | undefined =>
  text.image === undefined ? storedImage(stored) : (text.image ?? undefined);
