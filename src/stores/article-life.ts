import * as v from 'valibot';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import { locales } from '#core/locale.ts';
import { slugParts } from '#core/post/post.ts';
import { answered } from './desk-answer.ts';
import { moveDraft } from './post-draft.ts';
import { $publication, followPosts } from './publication.ts';
import type { PostAddress } from './publishing.ts';
import { callAsEditor } from './session.ts';

/** Gives a draft the time at which it goes out, by the clocks of Ibiza. */
export const schedulePost = (schedule: Schedule): Promise<FunctionAnswer<{ publish_at: string }>> =>
  callAsEditor('schedule-blog-post', { body: schedule, answer: v.object({ publish_at: v.string() }) });

export const cancelSchedule = (post: PostAddress): Promise<FunctionAnswer<{ slug: string }>> =>
  callAsEditor('cancel-schedule', { body: post, answer: v.object({ slug: v.string() }) });

/** Throws an article, or one language of it, into the trash, and follows that until its pages are gone. */
export async function trashArticle(article: {
  slug_base: string;
  language?: string;
}): Promise<FunctionAnswer<PostVersion[]>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor('trash-article', { body: article, answer: trashedSchema });
  if (!sent.ok) {
    $publication.set({ step: 'idle' });
    return sent;
  }
  const { posts, rebuild, content_version } = sent.value;
  const gone = posts.filter(({ was_published }) => was_published).map(({ slug }) => slug);
  if (gone.length > 0) followPosts({ slugs: [], gone, rebuild, contentVersion: content_version });
  else $publication.set({ step: 'idle' });
  return { ok: true, value: posts };
}

/** Brings posts back from the trash; on the site nothing changes. */
export async function restoreArticle(slugs: string[]): Promise<FunctionAnswer<PostVersion[]>> {
  const sent = await callAsEditor('restore-article', { body: { slugs }, answer: restoredSchema });
  return sent.ok ? { ok: true, value: sent.value.posts } : sent;
}

/** Deletes posts of the trash for good. */
export const deleteForever = (slugs: string[]): Promise<FunctionAnswer<{ deleted: number }>> =>
  callAsEditor('delete-forever', { body: { slugs }, answer: v.object({ deleted: v.number() }) });

/** Moves an article to another slug base, follows it there, and its old addresses until they lead there. */
export async function renameArticle({
  from,
  to,
}: {
  from: string;
  to: string;
}): Promise<FunctionAnswer<LivingPost[]>> {
  $publication.set({ step: 'saving' });
  const body = { slug_base: from, new_slug_base: to };
  const sent = await callAsEditor('rename-article', { body, answer: livingSchema });
  if (!sent.ok) {
    $publication.set({ step: 'idle' });
    return sent;
  }
  const { posts } = sent.value;
  for (const post of posts) moveDraft(`${from}-${post.language}`, post);
  followLiving(sent.value, { from });
  return { ok: true, value: posts };
}

/** Takes back the change that made these revisions, and follows what is on the site after that. */
export async function takeBack(
  posts: PostVersion[],
  { from }: { from?: string } = {},
): Promise<FunctionAnswer<LivingPost[]>> {
  $publication.set({ step: 'saving' });
  const body = { posts: posts.map(({ slug, revision }) => ({ slug, revision })) };
  const sent = await callAsEditor('take-back', { body, answer: livingSchema });
  if (!sent.ok) {
    $publication.set({ step: 'idle' });
    return sent;
  }
  if (from !== undefined) for (const post of sent.value.posts) moveDraft(`${from}-${post.language}`, post);
  followLiving(sent.value, from === undefined ? {} : { from });
  return { ok: true, value: sent.value.posts };
}

/** What lies in the trash. Throws a `DeskRefusal`. */
export async function fetchTrash(): Promise<TrashList> {
  return answered(await callAsEditor('list-trash', { answer: trashListSchema }));
}

/** `from` is the slug base the posts stood at before, where they moved. */
function followLiving({ posts, rebuild, content_version }: Living, { from }: { from?: string }): void {
  const living = posts.filter(({ is_published }) => is_published);
  if (living.length === 0) {
    $publication.set({ step: 'draft' });
    return;
  }
  followPosts({
    slugs: living.map(({ slug }) => slug),
    moved:
      from === undefined
        ? []
        : living.map(({ slug, language }) => ({ from: `${from}-${language}`, to: slug })),
    rebuild,
    contentVersion: content_version,
  });
}

/** @example slugBaseOf('zwembad-nl') // => 'zwembad' */
export const slugBaseOf = (slug: string): string => slugParts(slug)?.slugBase ?? slug;

const rebuildEntries = {
  rebuild: v.picklist(['requested', 'waiting', 'unreachable']),
  content_version: v.number(),
};
const versionSchema = v.object({ slug: v.string(), language: v.picklist(locales), revision: v.number() });
const trashedSchema = v.object({
  posts: v.array(v.object({ ...versionSchema.entries, was_published: v.boolean() })),
  ...rebuildEntries,
});
const restoredSchema = v.object({ posts: v.array(versionSchema) });
const livingSchema = v.object({
  posts: v.array(v.object({ ...versionSchema.entries, is_published: v.boolean() })),
  ...rebuildEntries,
});
const trashListSchema = v.object({
  days: v.number(),
  articles: v.array(
    v.object({
      slug_base: v.string(),
      title: v.string(),
      title_language: v.picklist(locales),
      deleted_at: v.string(),
      days_left: v.number(),
      posts: v.array(v.object({ slug: v.string(), language: v.picklist(locales) })),
    }),
  ),
});

type Schedule = PostAddress & { publish_at: string; hour?: 'first' | 'second' };
type Living = v.InferOutput<typeof livingSchema>;
export type PostVersion = { slug: string; revision: number };
export type LivingPost = Living['posts'][number];
export type TrashList = v.InferOutput<typeof trashListSchema>;
