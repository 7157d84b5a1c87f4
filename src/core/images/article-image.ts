import type { Focus } from './focus.ts';

export type ArticleImage = {
  path: string;
  /** The alternative text in the language of the post. A post without this text cannot be published. */
  alt: string;
  focus: Focus;
};
