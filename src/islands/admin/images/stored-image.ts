import type { ArticleImage } from '#core/images/article-image.ts';
import type { EditablePost } from '#contract/articles.ts';

/** The image of a stored post, in the shape of the form. */
export const storedImage = (post: Illustrated): ArticleImage | undefined =>
  post.heroImageUrl === null
    ? undefined
    : {
        path: post.heroImageUrl,
        alt: post.heroImageAlt ?? '',
        focus: { x: post.heroFocusX, y: post.heroFocusY },
      };

export type Illustrated = Pick<EditablePost, 'heroImageUrl' | 'heroImageAlt' | 'heroFocusX' | 'heroFocusY'>;
