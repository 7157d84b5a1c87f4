import type { Focus } from '../images/focus.ts';
import type { Locale } from '../locale.ts';
import type { WrittenText } from './fields.ts';
import type { Translation } from './post.ts';

/** `content` is unsafe source, which only `safeBody` may render for a page. */
export type PublishedPost = WrittenText & {
  id: string;
  slug: string;
  slugBase: string;
  locale: Locale;
  heroImageUrl: string | undefined;
  heroImageAlt: string | undefined;
  heroFocus: Focus;
  publishedAt: Date;
  translation: Translation;
  /** Whether a model wrote the text, such as the daily news. */
  writtenByAi: boolean;
  /** This editor has taken responsibility for the text since `at`. */
  review: { by: string; at: Date } | undefined;
  /** The database increments this number with every change of the row. */
  revision: number;
};

/** A page shows only these fields of another post. */
/** `origin` exists only while a label must say that a model made the text. */
export type PostTeaser = Pick<PublishedPost, (typeof teaserFields)[number]> & { origin?: ProgramOrigin };

export type ProgramOrigin = 'written-by-ai' | 'machine-translated';

export const teaserFields = [
  'slug',
  'slugBase',
  'locale',
  'title',
  'excerpt',
  'publishedAt',
  'heroImageUrl',
  'heroImageAlt',
  'heroFocus',
] as const satisfies (keyof PublishedPost)[];
