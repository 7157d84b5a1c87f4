import type { Focus } from './focus.ts';

/** The picture of an article in one language. */
export type ArticleImage = {
  /** The path of the picture on this site. */
  path: string;
  /** Describes the picture in the language of the text. A page requires it, but it is empty until an editor writes it. */
  alt: string;
  focus: Focus;
};
