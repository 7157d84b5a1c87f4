import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import type { AnswerOf, InputOf } from '#contract/contract.ts';
import { hideBlogPost, publishBlogPost } from '#contract/publishing.ts';
import { createBlogDraft, createMultilingualBlog, updateBlogPost } from '#contract/saving.ts';
import type { Locale } from '#core/locale.ts';
import type { ImageRequest } from '#clients/images.ts';
import { $publication, followPosts } from './publication.ts';
import { callAsEditor } from '#session/session.ts';

/** Sends an article and, where it is published, follows it until it is seen on the public page itself. */
export async function sendArticle(article: ArticleRequest): Promise<FunctionAnswer<CreatedArticle>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor(createMultilingualBlog, article);
  if (!sent.ok) {
    $publication.set({ step: 'idle' });
    return sent;
  }
  const { posts, rebuild, content_version } = sent.value.data;
  const published = posts.find((post) => post.published?.ok === true);
  if (published === undefined) {
    $publication.set({ step: 'draft' });
    return sent;
  }
  followPosts({ slugs: [published.slug], rebuild, contentVersion: content_version });
  return sent;
}

/** Publishes posts that are stored already, one after the other, and follows them together. */
export async function publishPosts(posts: readonly PostAddress[]): Promise<FunctionAnswer<PublishedPost[]>> {
  $publication.set({ step: 'saving' });
  const published: PublishedPost[] = [];
  for (const post of posts) {
    const sent = await callAsEditor(publishBlogPost, post);
    if (!sent.ok) {
      $publication.set({ step: 'idle' });
      return sent;
    }
    published.push(sent.value);
  }
  const last = published.at(-1);
  if (last) {
    const slugs = published.map(({ slug }) => slug);
    followPosts({ slugs, rebuild: last.rebuild, contentVersion: last.content_version });
  }
  return { ok: true, value: published };
}

/** Takes a post off the site, and follows that until its page is gone. */
export async function hidePost(post: PostAddress): Promise<FunctionAnswer<HiddenPost>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor(hideBlogPost, post);
  if (!sent.ok) {
    $publication.set({ step: 'idle' });
    return sent;
  }
  const { slug, rebuild, content_version } = sent.value;
  followPosts({ slugs: [], gone: [slug], rebuild, contentVersion: content_version });
  return sent;
}

/** Saves a new text of a post; where it is published, follows it to the site. */
export async function saveRevision(
  revision: RevisionRequest,
  { isPublished }: { isPublished: boolean },
): Promise<FunctionAnswer<SavedRevision>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor(updateBlogPost, revision);
  if (!sent.ok) {
    $publication.set({ step: 'idle' });
    return sent;
  }
  const { slug, rebuild, content_version } = sent.value;
  if (isPublished && rebuild !== undefined && content_version !== undefined)
    followPosts({ slugs: [slug], rebuild, contentVersion: content_version });
  else $publication.set({ step: 'draft' });
  return sent;
}

/** Stores posts as drafts, one after the other. On the site nothing changes. */
export async function storeDrafts(drafts: readonly DraftRequest[]): Promise<FunctionAnswer<StoredDraft[]>> {
  $publication.set({ step: 'saving' });
  const stored: StoredDraft[] = [];
  for (const draft of drafts) {
    const sent = await callAsEditor(createBlogDraft, draft);
    if (!sent.ok) {
      $publication.set({ step: 'idle' });
      return sent;
    }
    stored.push(sent.value);
  }
  $publication.set({ step: 'draft' });
  return { ok: true, value: stored };
}

export type ArticleRequest = InputOf<typeof createMultilingualBlog>;
export type DraftRequest = PostAddress & { title: string; excerpt: string; content: string };
export type RevisionRequest = DraftRequest & {
  revision: number;
  meta_title: string;
  meta_description: string;
  small_fix: boolean;
  reviewed: boolean;
} & ImageRequest;

export type PostAddress = { slug: string; language: Locale };

export type ImagesLeftOut = NonNullable<SavedRevision['images_left_out']>;
/** What became of a call about posts, whatever it answers. */
export type SentPosts = FunctionAnswer<unknown>;

export type CreatedArticle = AnswerOf<typeof createMultilingualBlog>;
type PublishedPost = AnswerOf<typeof publishBlogPost>;
type HiddenPost = AnswerOf<typeof hideBlogPost>;
type StoredDraft = AnswerOf<typeof createBlogDraft>;
type SavedRevision = AnswerOf<typeof updateBlogPost>;
