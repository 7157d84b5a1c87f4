import type { Locale } from '../locale.ts';
import type { Translation } from '../post/post.ts';
import type { Result } from '../result.ts';

/** The articles, with the rights of the editor who asks. */
export type PostStore = {
  find: (address: { slug: string; locale: Locale }) => Promise<StoredPost | undefined>;
  findArticle: (slugBase: string) => Promise<StoredPost[]>;
  /** All of them or none: a single taken slug refuses the whole. */
  insert: (posts: NewPost[]) => Promise<Result<StoredPost[], { code: 'slug-taken' }>>;
  /** Publishes a row that is not published yet; one that is keeps its date. Returns the row as it is then. */
  markPublished: (id: string, at: Date) => Promise<StoredPost>;
};

/** Asks for a build of the site that contains what was just written. Never throws for a host out of reach. */
export type RebuildRequests = {
  request: () => Promise<RebuildAnswer>;
};

/** `waiting`: joined to a build about to start. `unreachable`: kept, and tried again later. */
export type RebuildAnswer = { rebuild: 'requested' | 'waiting' | 'unreachable'; contentVersion: number };

export type PublishingTools = { posts: PostStore; rebuild: RebuildRequests; now: () => Date };

export type NewPost = {
  slugBase: string;
  locale: Locale;
  title: string;
  excerpt: string;
  content: string;
  heroImageUrl?: string | undefined;
  heroImageAlt?: string | undefined;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
  translation: Translation;
  publishedAt?: Date | undefined;
};

export type StoredPost = Omit<NewPost, 'publishedAt'> & {
  id: string;
  slug: string;
  isPublished: boolean;
  publishedAt: Date | undefined;
};
