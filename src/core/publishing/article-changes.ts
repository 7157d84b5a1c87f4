/** Moves articles to other addresses, changes their dates, and trashes and restores them. */
import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { momentsOnIsland } from '../ibiza-time/clock.ts';
import { isDay, islandDay } from '../ibiza-time/days.ts';
import type { Locale } from '../locale.ts';
import { articlesPerPage } from '../post/article-list.ts';
import { localeSchema, slugBaseOf, slugBaseSchema, slugSchema } from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import type { ArticleLife, ChangedPost, LivePost, PostVersion, TrashedPost } from './article-life.ts';
import type { PublishingDeps, RebuildAnswer } from './ports.ts';
import { maxSlugs } from './publish-posts.ts';

/** Editors may select all articles on one page of the list. */
export const trashSchema = v.object({
  slug_bases: v.pipe(
    v.array(slugBaseSchema, 'A list of slug bases is required.'),
    v.minLength(1, 'At least one slug base.'),
    v.maxLength(articlesPerPage, `At most ${articlesPerPage} slug bases.`),
  ),
  language: v.nullish(localeSchema),
});

export const renameSchema = v.object({ slug_base: slugBaseSchema, new_slug_base: slugBaseSchema });

export const ownSlugSchema = v.object({ slug: slugSchema, own_base: slugBaseSchema });

export const takeBackSchema = v.object({
  posts: v.pipe(
    v.array(
      v.object({ slug: slugSchema, revision: v.pipe(v.number(), v.integer(), v.minValue(2)) }),
      'A list of posts.',
    ),
    v.minLength(1, 'At least one post.'),
    v.maxLength(maxSlugs, `At most ${maxSlugs} posts.`),
    v.check((posts) => new Set(posts.map(({ slug }) => slug)).size === posts.length, 'Each post once.'),
  ),
});

export const dateSchema = v.object({
  slug_base: slugBaseSchema,
  day: v.pipe(
    v.string('A day is required.'),
    v.check(isDay, 'A day such as 2019-05-04.'),
    v.check((day) => day <= islandDay(new Date()), 'A day from 2000 until today.'),
  ),
});

/** Moves an article, or only one language of it, to the trash. */
export async function trashArticles(
  { life, rebuild }: LifeDeps,
  { slugBases, locale }: { slugBases: string[]; locale: Locale | undefined },
): Promise<Result<{ posts: TrashedPost[] } & RebuildAnswer, { code: 'post-not-found' }>> {
  const posts = await life.trash({ slugBases, locale });
  if (posts.length === 0) return refuse({ code: 'post-not-found' });
  return done({ posts, ...(await rebuild.request()) });
}

/** Restores posts from the trash without publishing them. Publishing is a separate decision. */
export async function restorePosts(
  { life }: Pick<LifeDeps, 'life'>,
  slugs: string[],
): Promise<Result<{ posts: ChangedPost[] }, { code: 'post-not-found' }>> {
  const posts = await life.restore(slugs);
  return posts.length === 0 ? refuse({ code: 'post-not-found' }) : done({ posts });
}

/** Deletes posts that are in the trash. They cannot be restored. */
export async function eraseForever(
  { life }: Pick<LifeDeps, 'life'>,
  slugs: string[],
): Promise<Result<{ deleted: number }, { code: 'post-not-found' }>> {
  const deleted = await life.erase(slugs);
  return deleted === 0 ? refuse({ code: 'post-not-found' }) : done({ deleted });
}

/** Gives all languages of an article a new slug base. */
export async function renameArticle(
  { posts: store, life, rebuild }: LifeDeps & Pick<PublishingDeps, 'posts'>,
  { slugBase, newSlugBase }: CamelCased<v.InferOutput<typeof renameSchema>>,
): Promise<Result<Renamed, { code: 'post-not-found' } | { code: 'slug-taken' }>> {
  if ((await store.findArticle(slugBase)).length === 0) return refuse({ code: 'post-not-found' });
  const posts = await life.rename({ slugBase, newBase: newSlugBase });
  if (posts === undefined) return refuse({ code: 'slug-taken' });
  return done({ slugBase: newSlugBase, posts, ...(await rebuild.request()) });
}

/** Sets the publication date of an article in all languages: noon on Ibiza, or now if that noon is still to come. */
export async function dateArticle(
  { life, rebuild }: LifeDeps,
  { slugBase, day }: CamelCased<v.InferOutput<typeof dateSchema>>,
): Promise<Result<{ posts: LivePost[] } & RebuildAnswer, { code: 'post-not-found' }>> {
  const [noon = new Date()] = momentsOnIsland(`${day}T12:00`);
  const posts = await life.date({ slugBase, at: new Date(Math.min(noon.getTime(), Date.now())) });
  return posts.length === 0
    ? refuse({ code: 'post-not-found' })
    : done({ posts, ...(await rebuild.request()) });
}

/** Gives one language its own slug base. The slug base of the article removes it. */
export async function setOwnSlug(
  { life, rebuild }: LifeDeps,
  { slug, ownBase }: CamelCased<v.InferOutput<typeof ownSlugSchema>>,
): Promise<
  Result<{ posts: LivePost[] } & RebuildAnswer, { code: 'post-not-found' } | { code: 'slug-taken' }>
> {
  const posts = await life.setOwnBase({ slug, ownBase: ownBase === slugBaseOf(slug) ? null : ownBase });
  if (posts === undefined) return refuse({ code: 'slug-taken' });
  if (posts.length === 0) return refuse({ code: 'post-not-found' });
  return done({ posts, ...(await rebuild.request()) });
}

/** Undoes the changes that led to these versions, unless one of the posts has changed since. */
export async function takeBack(
  { life, rebuild }: LifeDeps,
  changes: PostVersion[],
): Promise<Result<{ posts: LivePost[] } & RebuildAnswer, { code: 'changed-meanwhile' }>> {
  const posts = await life.takeBack(changes);
  if (posts === undefined) return refuse({ code: 'changed-meanwhile' });
  return done({ posts, ...(await rebuild.request()) });
}

type LifeDeps = { life: ArticleLife; rebuild: PublishingDeps['rebuild'] };

export type Renamed = { slugBase: string; posts: LivePost[] } & RebuildAnswer;
