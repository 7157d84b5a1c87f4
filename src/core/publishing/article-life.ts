import type { Locale } from '../locale.ts';
import type { PublishingObstacle } from './ports.ts';

/** Schedules, renames and trashes articles, sets their dates and undoes changes, with the calling editor's rights. */
export type ArticleLife = {
  /** Sets or clears the time of publication of a draft. Returns why that is refused. */
  schedule: (slug: string, at: Date | undefined) => Promise<ScheduleObstacle | undefined>;
  /** Sets the date of publication in all languages. */
  date: (article: { slugBase: string; at: Date }) => Promise<LivePost[]>;
  /** Moves posts to the trash. Without a language, or with Dutch, moves the whole articles. */
  trash: (articles: { slugBases: string[]; locale: Locale | undefined }) => Promise<TrashedPost[]>;
  /** Restores posts from the trash. For a translation, also restores the Dutch post of its article. */
  restore: (slugs: string[]) => Promise<ChangedPost[]>;
  erase: (slugs: string[]) => Promise<number>;
  /** Returns undefined if another article uses the new slug base. */
  rename: (article: { slugBase: string; newBase: string }) => Promise<LivePost[] | undefined>;
  /** Sets the slug base in one post's URL. Null resets it. Returns undefined if another article uses `ownBase`. */
  setOwnBase: (post: { slug: string; ownBase: string | null }) => Promise<LivePost[] | undefined>;
  /** Undoes the changes that made these revisions. If a post has changed since, undoes none and returns undefined. */
  takeBack: (changes: PostVersion[]) => Promise<LivePost[] | undefined>;
};

export type ScheduleObstacle = PublishingObstacle | 'post-not-found' | 'post-published';

export type PostVersion = { slug: string; revision: number };
export type ChangedPost = PostVersion & { language: Locale };
export type TrashedPost = ChangedPost & { wasPublished: boolean };
export type LivePost = ChangedPost & { isPublished: boolean; publicSlug: string };
