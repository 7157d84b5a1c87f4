import type { AnswerOf, InputOf } from '#contract/contract.ts';
import { storeTranslation, translatePost } from '#contract/model-texts.ts';
import * as publishing from '#contract/publishing.ts';
import { createBlogDraft, createMultilingualBlog, updateBlogPost } from '#contract/write-articles.ts';
import type { Locale } from '#core/locale.ts';
import { slugsOf } from '#core/post/post.ts';
import { callAsEditor } from '#session/session.ts';
import { followAnswer, saveAndFollow } from './save-and-follow.ts';

/** Sends an article. If it is published, tracks it until it is online. The server translates it in the background. */
export const sendArticle = (article: ArticleRequest): Promise<CreatedArticle> =>
  saveAndFollow(
    () => callAsEditor(createMultilingualBlog, { ...article, translate: 'later' }),
    ({ data }) => {
      const published = data.posts.find((post) => post.published?.ok === true);
      return published === undefined ? 'draft' : { slugs: [published.slug], build: data };
    },
  );

export const publishPosts = (slugs: string[]): Promise<PublishedPosts> =>
  saveAndFollow(() => callAsEditor(publishing.publishBlogPosts, { slugs }), publicationToFollow, slugs);

export const publishToday = (): Promise<PublishedPosts> =>
  saveAndFollow(() => callAsEditor(publishing.publishToday, {}), publicationToFollow);

const publicationToFollow = (answer: PublishedPosts) => ({ slugs: slugsOf(answer.published), build: answer });

export const hidePosts = (slugs: string[]): Promise<HiddenPosts> =>
  saveAndFollow(() => callAsEditor(publishing.hideBlogPosts, { slugs }), whatIsHidden, slugs);

export const hideDaily = (): Promise<HiddenPosts> =>
  saveAndFollow(() => callAsEditor(publishing.hideDaily, {}), whatIsHidden);

const whatIsHidden = (answer: HiddenPosts) => ({ gone: answer.slugs, build: answer });

/** Tracks a published post until its page shows the new text. */
export const saveRevision = (
  revision: RevisionRequest,
  { isPublished }: { isPublished: boolean },
): Promise<SavedRevision> =>
  saveAndFollow(
    () => callAsEditor(updateBlogPost, revision),
    (saved) => (isPublished ? { slugs: [saved.slug], build: saved } : 'draft'),
    [revision.slug],
  );

export const storeDrafts = (drafts: readonly DraftRequest[]): Promise<AnswerOf<typeof createBlogDraft>[]> =>
  saveAndFollow(
    () => Array.fromAsync(drafts, (draft) => callAsEditor(createBlogDraft, draft)),
    () => 'draft',
  );

/** Tracks a published post until its page shows the reviewer. */
export const signReview = (review: ReviewRequest): Promise<AnswerOf<typeof publishing.reviewPost>> =>
  saveAndFollow(
    () => callAsEditor(publishing.reviewPost, review),
    (signed) => (signed.counts ? { slugs: [signed.slug], build: signed } : 'idle'),
    [review.slug],
  );

/** Marks a translation as reviewed or, if outdated, as still correct. Only the shared account signs as `reviewer`. */
export async function signTranslation(review: ReviewRequest): Promise<void> {
  const signed = await callAsEditor(publishing.reviewPost, review);
  followAnswer({ slugs: [signed.slug], build: signed });
}

/** Tracks the published posts until their pages show the new texts. */
export const storeTranslations = (
  read: InputOf<typeof storeTranslation>[],
): Promise<AnswerOf<typeof storeTranslation>[]> =>
  saveAndFollow(
    () => Array.fromAsync(read, (translation) => callAsEditor(storeTranslation, translation)),
    (stored) => {
      const seen = stored.filter(({ rebuild }) => rebuild !== undefined);
      return { slugs: slugsOf(seen), build: seen.at(-1) ?? {} };
    },
    slugsOf(read),
  );

/** May take up to a minute. Tracks a published post until its page shows the new text. */
export async function translate(input: InputOf<typeof translatePost>): Promise<void> {
  const translated = await callAsEditor(translatePost, input);
  followAnswer({ slugs: [translated.slug], build: translated });
}

/** Translates posts of an article, one after the other. */
export async function translateEach(slugBase: string, posts: readonly { language: Locale }[]): Promise<void> {
  for (const { language } of posts) await translate({ slugBase, language });
}

type ArticleRequest = InputOf<typeof createMultilingualBlog>;
type DraftRequest = InputOf<typeof createBlogDraft>;
type RevisionRequest = InputOf<typeof updateBlogPost>;
type ReviewRequest = InputOf<typeof publishing.reviewPost>;

export type CreatedArticle = AnswerOf<typeof createMultilingualBlog>;
export type PublishedPosts = AnswerOf<typeof publishing.publishBlogPosts>;
export type HiddenPosts = AnswerOf<typeof publishing.hideBlogPosts>;
export type SavedRevision = AnswerOf<typeof updateBlogPost>;
export type ImagesLeftOut = NonNullable<SavedRevision['imagesLeftOut']>;
