import type { Locale } from '../locale.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PublishingTools, RebuildAnswer, StoredPost } from './ports.ts';

/** Publishes one post and asks for a build. Publishing it again changes nothing and answers the same. */
export async function publishPost(
  { posts, rebuild, now }: PublishingTools,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<Result<PublishedPost, PublishRefusal>> {
  const post = await posts.find({ slug, locale });
  if (!post) return refuse({ code: 'post-not-found' });
  const hindrance = hindranceOf(post);
  if (hindrance !== undefined) return refuse({ code: hindrance });

  const published = await posts.markPublished(post.id, now());
  // The row is the truth by now; the build only makes it visible, so asking for it may fail.
  return done({ slug, publishedAt: published.publishedAt ?? now(), ...(await rebuild.request()) });
}

/** What keeps a post from being published. */
export function hindranceOf(
  post: Pick<StoredPost, 'translation' | 'heroImageUrl' | 'heroImageAlt'>,
): Hindrance | undefined {
  if (post.translation === 'pending') return 'post-untranslated';
  return post.heroImageUrl !== undefined && post.heroImageAlt === undefined ? 'image-alt-missing' : undefined;
}

export type Hindrance = 'post-untranslated' | 'image-alt-missing';
export type PublishedPost = { slug: string; publishedAt: Date } & RebuildAnswer;
export type PublishRefusal = { code: 'post-not-found' | Hindrance };
