import type { Focus } from './focus.ts';

export type ArticleImage = {
  path: string;
  /** The alternative text in the language of the post. A post with an image cannot be published without this text. */
  alt: string;
  focus: Focus;
};
