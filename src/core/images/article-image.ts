import type { Focus } from './focus.ts';

export type ArticleImage = {
  path: string;
  /** Describes the picture in the language of the text. A page requires it, but it is empty until an editor writes it. */
  alt: string;
  focus: Focus;
};
