import type { Focus } from './focus.ts';

/** The picture of an article in one language. */
export type ArticleImage = {
  /** On this site. */
  path: string;
  /** In the language of the text; required, but empty until an editor writes it. */
  alt: string;
  focus: Focus;
};
