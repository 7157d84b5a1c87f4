import type { Locale } from '../locale.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PublishingDeps, RebuildAnswer, StoredPost } from './ports.ts';

export async function publishPost(
  { posts, rebuild, now }: PublishingDeps,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<Result<PublishedPost, PublishRefusal>> {
  const post = await posts.find({ slug, locale });
  if (!post) return refuse({ code: 'post-not-found' });
  const obstacle = publishingObstacle(post);
  if (obstacle !== undefined) return refuse({ code: obstacle });

  const published = await posts.markPublished(post.id, now());
  // The post is already stored as published, so a failed request for a build is not an error.
  return done({ slug, publishedAt: published.publishedAt ?? now(), ...(await rebuild.request()) });
}

export function publishingObstacle(
  post: Pick<StoredPost, 'translation' | 'heroImageUrl' | 'heroImageAlt'>,
): PublishingObstacle | undefined {
  if (post.translation === 'pending') return 'post-untranslated';
  return post.heroImageUrl !== undefined && post.heroImageAlt === undefined ? 'image-alt-missing' : undefined;
}

export type PublishingObstacle = 'post-untranslated' | 'image-alt-missing';
export type PublishedPost = { slug: string; publishedAt: Date } & RebuildAnswer;
export type PublishRefusal = { code: 'post-not-found' | PublishingObstacle };
