import type { Focus } from './focus.ts';

/** The main image of an article, with a description in each language. */
export type ArticleImage = {
  path: string;
  /** The alternative text in the language of the post. A post with an image cannot be published without this text. */
  alt: string;
  focus: Focus;
};
