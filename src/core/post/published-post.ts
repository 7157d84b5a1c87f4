import type { Focus } from '../images/focus.ts';
import type { Locale } from '../locale.ts';
import type { WrittenText } from './fields.ts';
import type { Translation } from './post.ts';

/** `content` is unsanitised Markdown or HTML. Pages must render it with `safeBody`. */
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
  writtenByAi: boolean;
  /** The editor or the editorial team that took responsibility for the text, and the date of the review. */
  review: { by: string; at: Date } | undefined;
  /** The date of the last correction of the published text. Only news has corrections. */
  correctedAt: Date | undefined;
  /** The database increments this number at each change of the row. */
  revision: number;
};

/** The fields that overviews and links show. If `origin` is set, a label must say how a program made the text. */
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
