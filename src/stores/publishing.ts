import * as v from 'valibot';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import type { Locale } from '#core/locale.ts';
import type { ImageRequest } from './images.ts';
import { $publication, followPosts } from './publication.ts';
import { callAsEditor } from './session.ts';

/** Sends an article and, where it is published, follows it until it is seen on the public page itself. */
export async function sendArticle(article: ArticleRequest): Promise<FunctionAnswer<CreatedArticle>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor('create-multilingual-blog', { body: article, answer: createdSchema });
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
  for (const body of posts) {
    const sent = await callAsEditor('publish-blog-post', { body, answer: publishedSchema });
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
export async function hidePost(post: PostAddress): Promise<FunctionAnswer<PublishedPost>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor('hide-blog-post', { body: post, answer: publishedSchema });
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
  const sent = await callAsEditor('update-blog-post', { body: revision, answer: savedSchema });
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
  for (const body of drafts) {
    const sent = await callAsEditor('create-blog-draft', { body, answer: draftSchema });
    if (!sent.ok) {
      $publication.set({ step: 'idle' });
      return sent;
    }
    stored.push(sent.value);
  }
  $publication.set({ step: 'draft' });
  return { ok: true, value: stored };
}

/** Images of the text that were not taken over. */
const leftOutSchema = v.optional(
  v.array(v.object({ address: v.string(), reason: v.string(), stays: v.boolean() })),
);

const rebuildSchema = v.picklist(['requested', 'waiting', 'unreachable']);

// Loose: the pages of the fixed articles show an answer as it came.
const createdSchema = v.looseObject({
  data: v.looseObject({
    posts: v.array(
      v.looseObject({
        language: v.string(),
        slug: v.string(),
        published: v.optional(v.looseObject({ ok: v.boolean() })),
      }),
    ),
    rebuild: rebuildSchema,
    content_version: v.number(),
    images_left_out: leftOutSchema,
  }),
});

const publishedSchema = v.looseObject({
  slug: v.string(),
  rebuild: rebuildSchema,
  content_version: v.number(),
});

const savedSchema = v.object({
  slug: v.string(),
  revision: v.number(),
  rebuild: v.optional(rebuildSchema),
  content_version: v.optional(v.number()),
  images_left_out: leftOutSchema,
});

const draftSchema = v.looseObject({ slug: v.string(), language: v.string() });

export type ArticleRequest = {
  title_nl: string;
  html_nl: string;
  excerpt_nl: string;
  slug_base: string;
  languages: string[];
  publish_main: boolean;
  publish_translations: boolean;
  meta_title?: string;
  meta_description?: string;
  /** The draft it was written in. */
  draft?: string;
} & ImageRequest;

export type DraftRequest = PostAddress & { title: string; excerpt: string; content: string };

export type RevisionRequest = DraftRequest & {
  revision: number;
  meta_title: string;
  meta_description: string;
  small_fix: boolean;
  reviewed: boolean;
} & ImageRequest;

export type PostAddress = { slug: string; language: Locale };

export type ImagesLeftOut = NonNullable<v.InferOutput<typeof leftOutSchema>>;
/** What became of a call about posts, whatever it answers. */
export type SentPosts = FunctionAnswer<unknown>;

export type CreatedArticle = v.InferOutput<typeof createdSchema>;
type PublishedPost = v.InferOutput<typeof publishedSchema>;
type StoredDraft = v.InferOutput<typeof draftSchema>;
type SavedRevision = v.InferOutput<typeof savedSchema>;
