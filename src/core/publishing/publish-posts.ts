/** Publishes and hides posts, one or many at once, and requests a build for what changed. */
import * as v from 'valibot';
import { islandDay } from '../ibiza-time/days.ts';
import { locales, sourceFirst } from '../locale.ts';
import { articlesPerPage } from '../post/article-list.ts';
import { dailyNewsBase } from '../post/slugs/daily-news.ts';
import { postSlug, slugSchema } from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import type {
  PostStore,
  PublishedState,
  PublishingObstacle,
  RebuildAnswer,
  RebuildRequests,
} from './ports.ts';

/** Editors may select all articles on one page of the list, each with all its languages. */
export const maxSlugs = articlesPerPage * locales.length;

/** The posts of one request. They are published in this order, so the last post becomes the newest. */
export const slugsSchema = v.object({
  slugs: v.pipe(
    v.array(slugSchema, 'A list of slugs is required.'),
    v.minLength(1, 'At least one slug.'),
    v.maxLength(maxSlugs, `At most ${maxSlugs} slugs.`),
  ),
});

/** Accepts any object, because no field is read. Valibot's object schema would also accept an array. */
export const noFieldsSchema = v.custom<Record<string, unknown>>(
  (body) => typeof body === 'object' && body !== null && !Array.isArray(body),
  'An object.',
);

/**
 * Publishes posts in one transaction and requests one build. The database decides which posts can be published
 * (`publishing_obstacle()` in the chapter “posts”), and publishes the others even if one is refused.
 */
export async function publishPosts(
  { posts, rebuild }: Deps,
  slugs: string[],
): Promise<Result<PublishedPosts, { code: RefusedPost['code'] }>> {
  const found = await posts.publish(slugs);
  if (found.length === 0) return refuse({ code: 'post-not-found' });
  const published = found.filter(({ isPublished }) => isPublished);
  if (published.length === 0) return refuse({ code: found[0]?.obstacle ?? 'post-not-found' });
  const refused = slugs.flatMap((slug): RefusedPost[] => {
    const post = found.find((one) => one.slug === slug);
    if (post === undefined) return [{ slug, code: 'post-not-found' }];
    return post.obstacle === undefined || post.isPublished ? [] : [{ slug, code: post.obstacle }];
  });
  // The posts are already stored as published, so a failed request for a build is not an error.
  return done({ published, refused, ...(await rebuild.request()) });
}

/** `publishPosts` for one slug, with the answer of the specification’s function. */
export async function publishPost(
  deps: Deps,
  slug: string,
): Promise<Result<PublishedPost, { code: RefusedPost['code'] }>> {
  const outcome = await publishPosts(deps, [slug]);
  if (!outcome.ok) return outcome;
  const { published, rebuild, contentVersion } = outcome.value;
  const publishedAt = published[0]?.publishedAt;
  if (publishedAt === undefined) throw new Error(`The database published ${slug} without a date.`);
  return done({ slug, publishedAt, rebuild, contentVersion });
}

/** Publishes the daily news of today, in all languages that have it. */
export async function publishNewsOfToday(
  deps: Deps & { now: () => Date },
): Promise<Result<PublishedPosts, { code: 'daily-news-not-found' | PublishingObstacle }>> {
  const published = await publishPosts(deps, newsSlugsOfToday(deps.now()));
  if (!published.ok) {
    const { code } = published.refusal;
    return refuse({ code: code === 'post-not-found' ? 'daily-news-not-found' : code });
  }
  // A day's news may lack a language, so a missing post is no refusal.
  const refused = published.value.refused.filter(({ code }) => code !== 'post-not-found');
  return done({ ...published.value, refused });
}

/** Hides posts from visitors, and requests one build. */
export async function hidePosts(
  { posts, rebuild }: Deps,
  slugs: string[],
): Promise<Result<HiddenPosts, { code: 'post-not-found' }>> {
  const found = await posts.hide(slugs);
  if (found.length === 0) return refuse({ code: 'post-not-found' });
  return done({ slugs: found.map(({ slug }) => slug), ...(await rebuild.request()) });
}

/** Hides the daily news of today in all languages. */
export async function hideNewsOfToday(
  deps: Deps & { now: () => Date },
): Promise<Result<HiddenPosts, { code: 'daily-news-not-found' }>> {
  const hidden = await hidePosts(deps, newsSlugsOfToday(deps.now()));
  return hidden.ok ? hidden : refuse({ code: 'daily-news-not-found' });
}

/** The slugs of today’s news in all languages. */
export const newsSlugsOfToday = (now: Date): string[] =>
  sourceFirst.map((locale) => postSlug({ slugBase: dailyNewsBase(islandDay(now)), locale }));

type Deps = { posts: Pick<PostStore, 'publish' | 'hide'>; rebuild: RebuildRequests };

export type PublishedPosts = { published: PublishedState[]; refused: RefusedPost[] } & RebuildAnswer;
export type PublishedPost = { slug: string; publishedAt: Date } & RebuildAnswer;
type HiddenPosts = { slugs: string[] } & RebuildAnswer;
type RefusedPost = { slug: string; code: 'post-not-found' | PublishingObstacle };
