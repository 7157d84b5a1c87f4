import type { Focus } from './focus.ts';

export type ArticleImage = {
  path: string;
  /**
   * The alternative text of the picture, in the language of the post. A post needs it to be published. It is empty until an
   * editor writes it.
   */
  alt: string;
  focus: Focus;
};
