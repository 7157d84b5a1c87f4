import type { ArticleImage } from '#core/images/article-image.ts';
import type { EditablePost } from '#contract/articles.ts';

/** Returns the stored picture of a post. Its description is empty if no description was written in this language yet. */
export const storedImage = (post: Illustrated): ArticleImage | undefined =>
  post.heroImageUrl === null
    ? undefined
    : {
        path: post.heroImageUrl,
        alt: post.heroImageAlt ?? '',
        focus: { x: post.heroFocusX, y: post.heroFocusY },
      };

export type Illustrated = Pick<EditablePost, 'heroImageUrl' | 'heroImageAlt' | 'heroFocusX' | 'heroFocusY'>;
