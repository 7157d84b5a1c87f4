import type { Locale } from '../locale.ts';
import type { Focus } from '../images/focus.ts';
import type { WritableText } from '../post/fields.ts';
import type { Translation } from '../post/post.ts';
import type { Result } from '../result.ts';
import type { ReviewCheck } from './review/review-checks.ts';

/** Gives access to the articles, with the rights of the calling editor. */
export type PostStore = {
  find: (address: { slug: string; locale: Locale }) => Promise<StoredPost | undefined>;
  findArticle: (slugBase: string) => Promise<StoredPost[]>;
  /** Inserts all posts or none. If one slug is taken, all posts are refused. */
  insert: (posts: NewPost[]) => Promise<Result<StoredPost[], { code: 'slug-taken' }>>;
  /** Publishes a post that is not published, and returns it. A post that is already published keeps its date. */
  markPublished: (id: string, at: Date) => Promise<StoredPost>;
  markHidden: (id: string) => Promise<void>;
  /** Stores a change. Returns the new revision, or undefined if the post no longer has the given revision. */
  revise: (slug: string, change: PostChange) => Promise<number | undefined>;
  /**
   * Records who reviewed a machine text, and returns the new revision. If there was nothing to review, returns the given
   * revision. Returns undefined if the post no longer has that revision.
   */
  review: (slug: string, review: Review) => Promise<number | undefined>;
};

/** Requests a build with the latest changes. An unreachable host is a normal result, not an error that is thrown. */
export type RebuildRequests = {
  request: () => Promise<RebuildAnswer>;
};

/**
 * `waiting` means that the request joined a build that is about to start. `unreachable` means that the host did not answer,
 * so the request stays pending and is retried.
 */
export type RebuildAnswer = { rebuild: 'requested' | 'waiting' | 'unreachable'; contentVersion: number };

export type PublishingDeps = { posts: PostStore; rebuild: RebuildRequests; now: () => Date };

/** Translates an article into one language. If that fails, the draft in that language stays untranslated. */
export type Translator = (address: { slugBase: string; locale: Locale }) => Promise<void>;

export type NewPost = WritableText & {
  slugBase: string;
  locale: Locale;
  heroImageUrl?: string | undefined;
  heroImageAlt?: string | undefined;
  heroFocus?: Focus | undefined;
  translation: Translation;
  /** Whether a program wrote the text and no editor has reviewed it. */
  writtenByAi?: boolean | undefined;
  publishedAt?: Date | undefined;
};

export type Review = { revision: number; reviewer: string; checked: ReviewCheck[] };

/**
 * With `smallFix`, the translations do not become outdated. With `reviewed`, the editor takes responsibility for this
 * machine translation.
 */
export type PostChange = WritableText & {
  revision: number;
  smallFix: boolean;
  reviewed: boolean;
  /** If `image` is absent, the post keeps its picture. If `image` has no `url`, the picture is removed. */
  image?: { url: string; alt: string; focus: Focus } | { url?: never } | undefined;
};

export type StoredPost = Omit<NewPost, 'publishedAt' | 'writtenByAi'> & {
  writtenByAi: boolean;
  id: string;
  slug: string;
  isPublished: boolean;
  publishedAt: Date | undefined;
};
