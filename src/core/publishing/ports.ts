import type { Locale } from '../locale.ts';
import type { Focus } from '../images/focus.ts';
import type { WritableText } from '../post/fields.ts';
import type { Translation } from '../post/post.ts';
import type { Result } from '../result.ts';
import type { ReviewCheck } from './review/review-checks.ts';

/** The articles, with the rights of the editor who asks. */
export type PostStore = {
  find: (address: { slug: string; locale: Locale }) => Promise<StoredPost | undefined>;
  findArticle: (slugBase: string) => Promise<StoredPost[]>;
  /** All of them or none: a single taken slug refuses the whole. */
  insert: (posts: NewPost[]) => Promise<Result<StoredPost[], { code: 'slug-taken' }>>;
  /** Publishes a row that is not published yet; one that is keeps its date. Returns the row as it is then. */
  markPublished: (id: string, at: Date) => Promise<StoredPost>;
  markHidden: (id: string) => Promise<void>;
  /** Answers the new revision; undefined where the post has another revision than the one given by now. */
  revise: (slug: string, change: PostChange) => Promise<number | undefined>;
  /**
   * Somebody answers for what a program made. Answers the new revision, the same where there was nothing to review, and
   * undefined as above.
   */
  review: (slug: string, review: Review) => Promise<number | undefined>;
};

/** Asks for a build of the site that contains what was just written. Never throws for a host out of reach. */
export type RebuildRequests = {
  request: () => Promise<RebuildAnswer>;
};

/** `waiting`: joined to a build about to start. `unreachable`: kept, and tried again later. */
export type RebuildAnswer = { rebuild: 'requested' | 'waiting' | 'unreachable'; contentVersion: number };

export type PublishingTools = { posts: PostStore; rebuild: RebuildRequests; now: () => Date };

/** Translates one language of an article, or leaves it the untranslated draft it is. */
export type Translator = (address: { slugBase: string; locale: Locale }) => Promise<void>;

export type NewPost = WritableText & {
  slugBase: string;
  locale: Locale;
  heroImageUrl?: string | undefined;
  heroImageAlt?: string | undefined;
  /** Where to look in the picture. */
  heroFocus?: Focus | undefined;
  translation: Translation;
  /** A program wrote it, and nobody has reviewed it yet. */
  writtenByAi?: boolean | undefined;
  publishedAt?: Date | undefined;
};

export type Review = { revision: number; reviewer: string; checked: ReviewCheck[] };

/** `smallFix`: translations stay valid. `reviewed`: a person answers for this machine translation from now on. */
export type PostChange = WritableText & {
  revision: number;
  smallFix: boolean;
  reviewed: boolean;
  /** Absent where the picture stays; without a `url` the post has none from then on. */
  image?: { url: string; alt: string; focus: Focus } | { url?: never } | undefined;
};

export type StoredPost = Omit<NewPost, 'publishedAt' | 'writtenByAi'> & {
  writtenByAi: boolean;
  id: string;
  slug: string;
  isPublished: boolean;
  publishedAt: Date | undefined;
};
