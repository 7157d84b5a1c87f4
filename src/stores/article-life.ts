import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import * as contract from '#contract/article-life.ts';
import type { AnswerOf, InputOf } from '#contract/contract.ts';
import * as publishing from '#contract/publishing.ts';
import { slugParts } from '#core/post/post.ts';
import { answered } from '#session/desk-refusal.ts';
import { moveDraft } from '#browser-storage/post-draft.ts';
import { $publication, followPosts } from './publication.ts';
import type { PostAddress } from './publishing.ts';
import { callAsEditor } from '#session/session.ts';

/** Gives a draft the time at which it goes out, by the clocks of Ibiza. */
export const schedulePost = (
  schedule: InputOf<typeof publishing.scheduleBlogPost>,
): Promise<FunctionAnswer<{ publish_at: string }>> => callAsEditor(publishing.scheduleBlogPost, schedule);

export const cancelSchedule = (post: PostAddress): Promise<FunctionAnswer<{ slug: string }>> =>
  callAsEditor(publishing.cancelSchedule, post);

/** Throws an article, or one language of it, into the trash, and follows that until its pages are gone. */
export async function trashArticle(
  article: InputOf<typeof contract.trashArticle>,
): Promise<FunctionAnswer<PostVersion[]>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor(contract.trashArticle, article);
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
  const sent = await callAsEditor(contract.restoreArticle, { slugs });
  return sent.ok ? { ok: true, value: sent.value.posts } : sent;
}

/** Deletes posts of the trash for good. */
export const deleteForever = (slugs: string[]): Promise<FunctionAnswer<{ deleted: number }>> =>
  callAsEditor(contract.deleteForever, { slugs });

/** Moves an article to another slug base, follows it there, and its old addresses until they lead there. */
export async function renameArticle({
  from,
  to,
}: {
  from: string;
  to: string;
}): Promise<FunctionAnswer<LivingPost[]>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor(contract.renameArticle, { slug_base: from, new_slug_base: to });
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
  const changes = posts.map(({ slug, revision }) => ({ slug, revision }));
  const sent = await callAsEditor(contract.takeBack, { posts: changes });
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
  return answered(await callAsEditor(contract.listTrash, {}));
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

type Living = Pick<AnswerOf<typeof contract.takeBack>, 'posts' | 'rebuild' | 'content_version'>;
export type PostVersion = { slug: string; revision: number };
export type LivingPost = Living['posts'][number];
export type TrashList = AnswerOf<typeof contract.listTrash>;
