import type { ArticleImage } from '#core/images/article-image.ts';
import type { EditablePost } from '#contract/articles.ts';

/** The picture a post has; its words are empty where nobody has written them in its language yet. */
export const storedImage = (post: EditablePost): ArticleImage | undefined =>
  post.hero_image_url === null
    ? undefined
    : {
        path: post.hero_image_url,
        alt: post.hero_image_alt ?? '',
        focus: { x: post.hero_focus_x, y: post.hero_focus_y },
      };
