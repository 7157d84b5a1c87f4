import type { Locale } from '../locale.ts';
import type { Focus } from '../images/focus.ts';
import type { WritableText } from '../post/fields.ts';
import type { Translation } from '../post/post.ts';
import type { Result } from '../result.ts';
import type { ReviewCheck } from './review/review-checks.ts';

/** The articles, with the rights of the calling editor. */
export type PostStore = {
  find: (address: { slug: string; locale: Locale }) => Promise<StoredPost | undefined>;
  findArticle: (slugBase: string) => Promise<StoredPost[]>;
  /** All or none: a single taken slug refuses the whole. */
  insert: (posts: NewPost[]) => Promise<Result<StoredPost[], { code: 'slug-taken' }>>;
  /** Publishes an unpublished row; a published one keeps its date. Returns the resulting row. */
  markPublished: (id: string, at: Date) => Promise<StoredPost>;
  markHidden: (id: string) => Promise<void>;
  /** Returns the new revision, or undefined if the post no longer has the given one. */
  revise: (slug: string, change: PostChange) => Promise<number | undefined>;
  /**
   * Records who reviewed a machine text. Returns the new revision, the same one if there was nothing to review, or undefined as
   * above.
   */
  review: (slug: string, review: Review) => Promise<number | undefined>;
};

/** Requests a build with the latest changes. Never throws if the host is unreachable. */
export type RebuildRequests = {
  request: () => Promise<RebuildAnswer>;
};

/** `waiting`: joined a build about to start. `unreachable`: stays pending, and is retried later. */
export type RebuildAnswer = { rebuild: 'requested' | 'waiting' | 'unreachable'; contentVersion: number };

export type PublishingDeps = { posts: PostStore; rebuild: RebuildRequests; now: () => Date };

/** Translates one language of an article, or leaves its untranslated draft. */
export type Translator = (address: { slugBase: string; locale: Locale }) => Promise<void>;

export type NewPost = WritableText & {
  slugBase: string;
  locale: Locale;
  heroImageUrl?: string | undefined;
  heroImageAlt?: string | undefined;
  heroFocus?: Focus | undefined;
  translation: Translation;
  /** Written by a program and not reviewed yet. */
  writtenByAi?: boolean | undefined;
  publishedAt?: Date | undefined;
};

export type Review = { revision: number; reviewer: string; checked: ReviewCheck[] };

/** `smallFix`: translations stay valid. `reviewed`: the editor takes responsibility for this machine translation. */
export type PostChange = WritableText & {
  revision: number;
  smallFix: boolean;
  reviewed: boolean;
  /** Absent if the picture stays; without `url` the picture is removed. */
  image?: { url: string; alt: string; focus: Focus } | { url?: never } | undefined;
};

export type StoredPost = Omit<NewPost, 'publishedAt' | 'writtenByAi'> & {
  writtenByAi: boolean;
  id: string;
  slug: string;
  isPublished: boolean;
  publishedAt: Date | undefined;
};
