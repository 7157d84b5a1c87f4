import type { Locale } from '../locale.ts';
import type { Focus } from '../images/focus.ts';
import type { WritableText } from '../post/fields.ts';
import type { Translation } from '../post/post.ts';
import type { Result } from '../result.ts';
import type { ReviewCheck } from './review/review-checks.ts';

/** What publishing needs from the database. */
export type PostStore = {
  find: (address: { slug: string; locale: Locale }) => Promise<StoredPost | undefined>;
  findArticle: (slugBase: string) => Promise<StoredPost[]>;
  insert: (posts: NewPost[]) => Promise<Result<StoredPost[], { code: 'slug-taken' }>>;
  /**
   * Publishes the posts that can be published, in one transaction, and returns all posts that exist, in the order of
   * `slugs`. A post that already has a publication date keeps this date.
   */
  publish: (slugs: string[]) => Promise<PublishedState[]>;
  /** Hides posts in one transaction, and returns all posts that exist. */
  hide: (slugs: string[]) => Promise<PublishedState[]>;
  /** Returns the new revision, or undefined if the post no longer has the given revision. */
  revise: (slug: string, change: PostChange) => Promise<number | undefined>;
  /** Answers the old revision if no review is needed or the review was too short. Undefined if the post changed. */
  review: (slug: string, review: Review) => Promise<ReviewOutcome | undefined>;
};

/** Why the database does not publish a post (`private.publishing_obstacle`). */
export const publishingObstacles = ['post-untranslated', 'image-alt-missing'] as const;
export type PublishingObstacle = (typeof publishingObstacles)[number];

export type PublishedState = {
  slug: string;
  obstacle: PublishingObstacle | undefined;
  isPublished: boolean;
  publishedAt: Date | undefined;
};

/** Requests a build with the latest changes. Does not throw if the host is unreachable. */
export type RebuildRequests = {
  request: () => Promise<RebuildAnswer>;
};

/** `waiting`: the request joined a build that is about to start. `unreachable`: the schedule retries the request. */
export type RebuildAnswer = { rebuild: 'requested' | 'waiting' | 'unreachable'; contentVersion: number };

export type PublishingDeps = { posts: PostStore; rebuild: RebuildRequests; now: () => Date };

/** Translates an article into one language. Returns whether the translation may be published without a review. */
export type Translator = (address: { slugBase: string; locale: Locale }) => Promise<boolean>;

export type NewPost = WritableText & {
  slugBase: string;
  locale: Locale;
  heroImageUrl?: string | undefined;
  heroImageAlt?: string | undefined;
  heroFocus?: Focus | undefined;
  translation: Translation;
  /** Whether AI wrote the article. Neither a translation by AI nor a review changes this value. */
  writtenByAi?: boolean | undefined;
  publishedAt?: Date | undefined;
};

export type Review = {
  revision: number;
  reviewer: string;
  checked: ReviewCheck[];
};

/** If the text was open for less than `minSeconds`, the review does not count. */
export type ReviewOutcome = { revision: number; openSeconds: number; minSeconds: number; counts: boolean };

/** `smallFix`: translations do not become outdated. `reviewed`: the editor has reviewed the machine translation. */
export type PostChange = WritableText & {
  revision: number;
  smallFix: boolean;
  reviewed: boolean;
  /** Without `image`, the post keeps its image. An `image` without `url` removes the image. */
  image?: { url: string; alt: string; focus: Focus } | { url?: never } | undefined;
};

export type StoredPost = Omit<NewPost, 'publishedAt' | 'writtenByAi'> & {
  writtenByAi: boolean;
  id: string;
  slug: string;
  isPublished: boolean;
  publishedAt: Date | undefined;
};
