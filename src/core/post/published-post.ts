import type { Focus } from '../images/focus.ts';
import type { Locale } from '../locale.ts';
import type { Translation } from './post.ts';

/** A post as a visitor may read it. */
export type PublishedPost = {
  id: string;
  slug: string;
  slugBase: string;
  locale: Locale;
  title: string;
  excerpt: string;
  /** As the editor wrote it, Markdown or HTML; `safeBody` makes it fit for a page. */
  content: string;
  heroImageUrl: string | undefined;
  heroImageAlt: string | undefined;
  /** Where to look in it. */
  heroFocus: Focus;
  metaTitle: string | undefined;
  metaDescription: string | undefined;
  publishedAt: Date;
  translation: Translation;
  /** A program made the text, such as the daily news. */
  writtenByAi: boolean;
  /** The editor who answers for the text, and since when. */
  review: { by: string; at: Date } | undefined;
  /** Grows with every change of the row. */
  revision: number;
};

/** What a page shows of another post. */
export type PostTeaser = Pick<PublishedPost, 'slug' | 'title' | 'excerpt' | 'publishedAt'>;
