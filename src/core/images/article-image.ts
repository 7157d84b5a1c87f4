import type { Focus } from './focus.ts';

/** The picture of an article in one language: which it is, what it shows, and where to look. */
export type ArticleImage = {
  /** On this site. */
  path: string;
  /** In the language of the text; required, but empty until somebody has written it. */
  alt: string;
  focus: Focus;
};
