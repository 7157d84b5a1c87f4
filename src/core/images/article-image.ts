import type { Focus } from './focus.ts';

export type ArticleImage = {
  path: string;
  /**
   * A text that replaces the picture, in the language of the post. A published post requires it, but it is empty until an
   * editor writes it.
   */
  alt: string;
  focus: Focus;
};
