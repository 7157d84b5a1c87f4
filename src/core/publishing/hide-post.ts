import type { Locale } from '../locale.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PublishingDeps, RebuildAnswer } from './ports.ts';

export async function hidePost(
  { posts, rebuild }: PublishingDeps,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<Result<{ slug: string } & RebuildAnswer, { code: 'post-not-found' }>> {
  const post = await posts.find({ slug, locale });
  if (!post) return refuse({ code: 'post-not-found' });
  await posts.markHidden(post.id);
  return done({ slug, ...(await rebuild.request()) });
}
