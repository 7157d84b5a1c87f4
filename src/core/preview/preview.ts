import type { Locale } from '../locale.ts';
import type { WrittenText } from '../post/fields.ts';
import type { Origins } from '../post/origin.ts';
import type { PostStatus } from '../post/post-state.ts';
import type { PublishingObstacle } from '../publishing/ports.ts';

export type PostSnapshot = PostStatus & {
  id: string;
  slug: string;
  locale: Locale;
  title: string;
  excerpt: string;
  /** A hash of what readers see: the text of the post, its picture, and the picture's alternative text. */
  text: string;
  revision: number;
  obstacle: PublishingObstacle | undefined;
};

export type PreviewedPost = PostSnapshot &
  WrittenText & { heroImageUrl: string | undefined; heroImageAlt: string | undefined } & Origins;

export type PreviewMail = {
  id: string;
  /** The recipient's e-mail address. Undefined means the mailbox of the business. */
  recipient: string | undefined;
  lang: Locale;
  posts: PostSnapshot[];
  createdAt: Date;
  expiresAt: Date;
};

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

export type Decision = {
  verdict: Verdict;
  note: string;
  decidedAt: Date;
  published: string[];
  contentVersion: number | undefined;
};

export const readyPosts = <Post extends PostSnapshot>(posts: readonly Post[]): Post[] =>
  posts.filter(({ isPublished, obstacle }) => !isPublished && obstacle === undefined);

/** Whether a reader would see a difference from the state that the preview recorded. */
export const hasChangedSince = (post: PostSnapshot, postsThen: readonly PostSnapshot[]): boolean =>
  postsThen.find(({ id }) => id === post.id)?.text !== post.text;

/** Maps post ids to the revisions on the preview page. If one changes before the decision, nothing is published. */
export const seenRevisions = (posts: readonly PostSnapshot[]): Record<string, number> =>
  Object.fromEntries(posts.map(({ id, revision }) => [id, revision]));
