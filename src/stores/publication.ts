import { map } from 'nanostores';
import * as v from 'valibot';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import { isPostOnline, readLiveVersion } from '#adapters/live-page.browser.ts';
import type { Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { callAsEditor } from './session.ts';

/** How far the article that was sent last has come on its way to the public site. */
export const $publication = map<Publication>({ step: 'idle' });

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

function followPosts({ slugs, rebuild, contentVersion }: OnTheWay): void {
  const paths = slugs.map(postPath);
  $publication.set({ step: rebuild === 'unreachable' ? 'unreachable' : 'saved', paths });
  void follow({ paths, contentVersion });
}

/** How often the site is looked at while a change is on its way, in milliseconds. */
const lookEvery = 700;

/** After this many looks in vain somebody else has to look: the strip says so and the change stays pending. */
const mostLooks = 1500;

async function follow({ paths, contentVersion }: { paths: string[]; contentVersion: number }): Promise<void> {
  for (let look = 0; look < mostLooks; look++) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
    if ($publication.get().paths !== paths) return;
    const live = await readLiveVersion();
    if (live !== undefined && live >= contentVersion && (await areOnline(paths))) {
      $publication.set({ step: 'live', paths });
      return;
    }
    const status = await callAsEditor('site-status', { answer: statusSchema });
    if (status.ok) $publication.set(progress(status.value, paths));
  }
}

const areOnline = async (paths: string[]): Promise<boolean> =>
  (await Promise.all(paths.map(isPostOnline))).every(Boolean);

function progress({ state, last_error }: v.InferOutput<typeof statusSchema>, paths: string[]): Publication {
  if (state === 'failed') return { step: 'failed', paths, reason: last_error };
  if (state === 'waiting' && last_error !== undefined)
    return { step: 'unreachable', paths, reason: last_error };
  // The status may say "live" a moment before the page has been read: until then it is still being built.
  return { step: state === 'waiting' ? 'waiting' : 'building', paths };
}

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
  }),
});

const publishedSchema = v.looseObject({
  slug: v.string(),
  rebuild: rebuildSchema,
  content_version: v.number(),
});

const draftSchema = v.looseObject({ slug: v.string(), language: v.string() });

const statusSchema = v.object({
  state: v.picklist(['live', 'waiting', 'building', 'failed']),
  last_error: v.optional(v.string()),
});

export type ArticleRequest = {
  title_nl: string;
  html_nl: string;
  excerpt_nl: string;
  slug_base: string;
  languages: string[];
  publish_main: boolean;
  publish_translations: boolean;
};

export type DraftRequest = PostAddress & { title: string; excerpt: string; content: string };

export type PostAddress = { slug: string; language: Locale };

type CreatedArticle = v.InferOutput<typeof createdSchema>;
type PublishedPost = v.InferOutput<typeof publishedSchema>;
type StoredDraft = v.InferOutput<typeof draftSchema>;
type OnTheWay = { slugs: string[]; rebuild: v.InferOutput<typeof rebuildSchema>; contentVersion: number };

export type Publication = {
  step: 'idle' | 'saving' | 'draft' | 'saved' | 'waiting' | 'building' | 'live' | 'failed' | 'unreachable';
  /** Where the posts stand once they are live. */
  paths?: string[];
  reason?: string | undefined;
};
