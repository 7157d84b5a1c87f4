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
  /** Differs as soon as a reader would see a difference. */
  text: string;
  revision: number;
  obstacle: PublishingObstacle | undefined;
};

export type PreviewedPost = PostSnapshot &
  WrittenText & { heroImageUrl: string | undefined; heroImageAlt: string | undefined } & Origins;

/** What the mail of a preview is made from; it stays the same for as long as the preview exists. */
export type PreviewMail = {
  id: string;
  /** Undefined: the mailbox of the business. */
  recipient: string | undefined;
  lang: Locale;
  posts: PostSnapshot[];
  createdAt: Date;
  expiresAt: Date;
};

/** A preview that was opened with its key: the article then, and now. */
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

/** What somebody made of a preview, once. */
export type Decision = {
  verdict: Verdict;
  note: string;
  decidedAt: Date;
  /** The slugs that were published. */
  published: string[];
  contentVersion: number | undefined;
};

/** The languages that a press on "publish" brings to the site. */
export const readyPosts = <Post extends PostSnapshot>(posts: readonly Post[]): Post[] =>
  posts.filter(({ isPublished, obstacle }) => !isPublished && obstacle === undefined);

/** Whether a reader sees something else than what stood there when the preview was asked for. */
export const hasChangedSince = (post: PostSnapshot, postsThen: readonly PostSnapshot[]): boolean =>
  postsThen.find(({ id }) => id === post.id)?.text !== post.text;

/** The revisions somebody looks at: what has changed since then is not theirs to publish. */
export const seenRevisions = (posts: readonly PostSnapshot[]): Record<string, number> =>
  Object.fromEntries(posts.map(({ id, revision }) => [id, revision]));
