import type { Locale } from '../locale.ts';
import type { WrittenText } from '../post/fields.ts';
import type { Origins } from '../post/origin.ts';
import type { PostStatus } from '../post/post-state.ts';
import type { PublishingObstacle } from '../publishing/publish-post.ts';

/** One language of an article at some moment, without its text. */
export type PostSnapshot = PostStatus & {
  id: string;
  slug: string;
  locale: Locale;
  title: string;
  excerpt: string;
  /** A digest that changes with anything a reader sees. */
  text: string;
  revision: number;
  obstacle: PublishingObstacle | undefined;
};

export type PreviewedPost = PostSnapshot &
  WrittenText & { heroImageUrl: string | undefined; heroImageAlt: string | undefined } & Origins;

/** The content of a preview mail, fixed when the preview is created. */
export type PreviewMail = {
  id: string;
  /** Undefined: the mailbox of the business. */
  recipient: string | undefined;
  lang: Locale;
  posts: PostSnapshot[];
  createdAt: Date;
  expiresAt: Date;
};

/** A preview opened with its key: the article then, and now. */
export type OpenPreview = {
  id: string;
  lang: Locale;
  createdAt: Date;
  expiresAt: Date;
  postsThen: PostSnapshot[];
  posts: PreviewedPost[];
  decided: Decision | undefined;
};

export type Verdict = 'published' | 'rejected';

/** The decision about a preview, made once. */
export type Decision = {
  verdict: Verdict;
  note: string;
  decidedAt: Date;
  /** The published slugs. */
  published: string[];
  contentVersion: number | undefined;
};

/** The posts that the publish button would publish. */
export const readyPosts = <Post extends PostSnapshot>(posts: readonly Post[]): Post[] =>
  posts.filter(({ isPublished, obstacle }) => !isPublished && obstacle === undefined);

/** Whether a reader would see something other than when the preview was requested. */
export const hasChangedSince = (post: PostSnapshot, postsThen: readonly PostSnapshot[]): boolean =>
  postsThen.find(({ id }) => id === post.id)?.text !== post.text;

/** The revisions on the screen: posts that change afterwards are not published by its buttons. */
export const seenRevisions = (posts: readonly PostSnapshot[]): Record<string, number> =>
  Object.fromEntries(posts.map(({ id, revision }) => [id, revision]));
