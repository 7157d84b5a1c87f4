import type { ArticleImage } from '#core/images/article-image.ts';
import type { EditablePost } from '#contract/articles.ts';

/** The picture of a post; the description is empty if it is not written in this language yet. */
export const storedImage = (post: Illustrated): ArticleImage | undefined =>
  post.hero_image_url === null
    ? undefined
    : {
        path: post.hero_image_url,
        alt: post.hero_image_alt ?? '',
        focus: { x: post.hero_focus_x, y: post.hero_focus_y },
      };

export type Illustrated = Pick<
  EditablePost,
  'hero_image_url' | 'hero_image_alt' | 'hero_focus_x' | 'hero_focus_y'
>;
