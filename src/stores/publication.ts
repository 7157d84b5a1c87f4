import { map } from 'nanostores';
import * as v from 'valibot';
import type { FunctionRefusal } from '#adapters/functions.browser.ts';
import { isPostOnline, readLiveVersion } from '#adapters/live-page.browser.ts';
import { postPath } from '#core/paths.ts';
import { callAsEditor } from './session.ts';

/** How far the article that was sent last has come on its way to the public site. */
export const $publication = map<Publication>({ step: 'idle' });

/** Sends an article and, where it is published, follows it until it is seen on the public page itself. */
export async function sendArticle(article: ArticleRequest): Promise<FunctionRefusal | undefined> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor('create-multilingual-blog', { body: article, answer: createdSchema });
  if (!sent.ok) {
    $publication.set({ step: 'idle' });
    return sent.refusal;
  }
  const { posts, rebuild, content_version } = sent.value.data;
  const published = posts.find((post) => post.published?.ok === true);
  if (published === undefined) {
    $publication.set({ step: 'draft', slugs: posts.map(({ slug }) => slug) });
    return undefined;
  }
  const path = postPath(published.slug);
  $publication.set({ step: rebuild === 'unreachable' ? 'unreachable' : 'saved', path });
  void follow({ path, contentVersion: content_version });
  return undefined;
}

/** How often the site is looked at while a change is on its way, in milliseconds. */
const lookEvery = 700;

/** After this many looks in vain somebody else has to look: the strip says so and the change stays pending. */
const mostLooks = 1500;

async function follow({ path, contentVersion }: { path: string; contentVersion: number }): Promise<void> {
  for (let look = 0; look < mostLooks; look++) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
    if ($publication.get().path !== path) return;
    const live = await readLiveVersion();
    if (live !== undefined && live >= contentVersion && (await isPostOnline(path))) {
      $publication.set({ step: 'live', path });
      return;
    }
    const status = await callAsEditor('site-status', { answer: statusSchema });
    if (status.ok) $publication.set(progress(status.value, path));
  }
}

function progress({ state, last_error }: v.InferOutput<typeof statusSchema>, path: string): Publication {
  if (state === 'failed') return { step: 'failed', path, reason: last_error };
  if (state === 'waiting' && last_error !== undefined)
    return { step: 'unreachable', path, reason: last_error };
  // The status may say "live" a moment before the page has been read: until then it is still being built.
  return { step: state === 'waiting' ? 'waiting' : 'building', path };
}

const createdSchema = v.object({
  data: v.object({
    posts: v.array(
      v.object({
        language: v.string(),
        slug: v.string(),
        published: v.optional(v.object({ ok: v.boolean() })),
      }),
    ),
    rebuild: v.picklist(['requested', 'waiting', 'unreachable']),
    content_version: v.number(),
  }),
});

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

export type Publication = {
  step: 'idle' | 'saving' | 'draft' | 'saved' | 'waiting' | 'building' | 'live' | 'failed' | 'unreachable';
  /** Where the post stands once it is live. */
  path?: string;
  /** The drafts that were stored. */
  slugs?: string[];
  reason?: string | undefined;
};
