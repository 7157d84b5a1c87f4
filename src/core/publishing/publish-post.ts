import type { Locale } from '../locale.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PublishingDeps, RebuildAnswer, StoredPost } from './ports.ts';

/** Publishes one post and requests a build. Publishing it again changes nothing and returns the same. */
export async function publishPost(
  { posts, rebuild, now }: PublishingDeps,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<Result<PublishedPost, PublishRefusal>> {
  const post = await posts.find({ slug, locale });
  if (!post) return refuse({ code: 'post-not-found' });
  const hindrance = hindranceOf(post);
  if (hindrance !== undefined) return refuse({ code: hindrance });

  const published = await posts.markPublished(post.id, now());
  // The row is already published; the build only makes it visible, so a failed request is no error.
  return done({ slug, publishedAt: published.publishedAt ?? now(), ...(await rebuild.request()) });
}

/** Why a post cannot be published. */
export function hindranceOf(
  post: Pick<StoredPost, 'translation' | 'heroImageUrl' | 'heroImageAlt'>,
): Hindrance | undefined {
  if (post.translation === 'pending') return 'post-untranslated';
  return post.heroImageUrl !== undefined && post.heroImageAlt === undefined ? 'image-alt-missing' : undefined;
}

export type Hindrance = 'post-untranslated' | 'image-alt-missing';
export type PublishedPost = { slug: string; publishedAt: Date } & RebuildAnswer;
export type PublishRefusal = { code: 'post-not-found' | Hindrance };
