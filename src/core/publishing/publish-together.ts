import * as v from 'valibot';
import { islandDay } from '../ibiza-time/days.ts';
import { locales, sourceFirst, type Locale } from '../locale.ts';
import { articlesPerPage } from '../post/article-list.ts';
import { dailyNewsBase } from '../post/slugs/daily-news.ts';
import { postSlug, slugSchema } from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import type { RebuildAnswer, RebuildRequests } from './ports.ts';
import type { PublishingObstacle } from './publish-post.ts';

/** Editors may select all articles on one page of the list, each with all its languages. */
const maxTogether = articlesPerPage * locales.length;

/** Posts are published in the order of this list, so the last post becomes the newest. */
export const slugsSchema = v.object({
  slugs: v.pipe(
    v.array(slugSchema, 'A list of slugs is required.'),
    v.minLength(1, 'At least one slug.'),
    v.maxLength(maxTogether, `At most ${maxTogether} slugs.`),
  ),
});

/** Accepts any object, because no field is read. Valibot's object schema would also accept an array. */
export const noFieldsSchema = v.custom<Record<string, unknown>>(
  (body) => typeof body === 'object' && body !== null && !Array.isArray(body),
  'An object.',
);

/** Publishes posts in one transaction and requests one build. Publishes the other posts even if one is refused. */
export async function publishTogether(
  { posts, rebuild }: TogetherDeps,
  slugs: string[],
): Promise<Result<PublishedTogether, { code: RefusedPost['code'] }>> {
  const found = await posts.publish(slugs);
  if (found.length === 0) return refuse({ code: 'post-not-found' });
  const published = found.filter(({ isPublished }) => isPublished);
  if (published.length === 0) return refuse({ code: found[0]?.obstacle ?? 'post-not-found' });
  const refused = slugs.flatMap((slug): RefusedPost[] => {
    const post = found.find((one) => one.slug === slug);
    if (post === undefined) return [{ slug, code: 'post-not-found' }];
    return post.obstacle === undefined || post.isPublished ? [] : [{ slug, code: post.obstacle }];
  });
  return done({ published, refused, ...(await rebuild.request()) });
}

export async function publishToday(
  deps: TogetherDeps & { now: () => Date },
): Promise<Result<PublishedTogether, { code: 'daily-news-not-found' | PublishingObstacle }>> {
  const published = await publishTogether(deps, slugsOfToday(deps.now()));
  if (!published.ok) {
    const { code } = published.refusal;
    return refuse({ code: code === 'post-not-found' ? 'daily-news-not-found' : code });
  }
  // A day's news may lack a language, so a missing post is no refusal.
  const refused = published.value.refused.filter(({ code }) => code !== 'post-not-found');
  return done({ ...published.value, refused });
}

export async function hideTogether(
  { posts, rebuild }: TogetherDeps,
  slugs: string[],
): Promise<Result<HiddenTogether, { code: 'post-not-found' }>> {
  const found = await posts.hide(slugs);
  if (found.length === 0) return refuse({ code: 'post-not-found' });
  return done({ slugs: found.map(({ slug }) => slug), ...(await rebuild.request()) });
}

export async function hideToday(
  deps: TogetherDeps & { now: () => Date },
): Promise<Result<HiddenTogether, { code: 'daily-news-not-found' }>> {
  const hidden = await hideTogether(deps, slugsOfToday(deps.now()));
  return hidden.ok ? hidden : refuse({ code: 'daily-news-not-found' });
}

export const slugsOfToday = (now: Date): string[] =>
  sourceFirst.map((locale) => postSlug({ slugBase: dailyNewsBase(islandDay(now)), locale }));

export type TogetherDeps = { posts: PostsTogether; rebuild: RebuildRequests };

export type PostsTogether = {
  publish: (slugs: string[]) => Promise<TogetherPost[]>;
  hide: (slugs: string[]) => Promise<TogetherPost[]>;
};

export type TogetherPost = {
  slug: string;
  locale: Locale;
  obstacle: PublishingObstacle | undefined;
  isPublished: boolean;
  publishedAt: Date | undefined;
};

export type PublishedTogether = { published: TogetherPost[]; refused: RefusedPost[] } & RebuildAnswer;

export type HiddenTogether = { slugs: string[] } & RebuildAnswer;

type RefusedPost = { slug: string; code: 'post-not-found' | PublishingObstacle };
