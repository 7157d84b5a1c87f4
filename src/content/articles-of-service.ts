import { sceneOfPost } from '#core/post/scene-of-post.ts';
import type { PostKey } from './post-lists.ts';

/**
 * Chooses the articles that a service’s page shows.
 * Fills the related articles up to three with others, and keeps articles with the same drawing apart if it can.
 */
export function nextToRead({ related, others }: Record<'related' | 'others', PostKey[]>): PostKey[] {
  const drawn = new Set(related.map(drawingOf));
  const different = Map.groupBy(
    others.filter((post) => !drawn.has(drawingOf(post))),
    drawingOf,
  );
  const newest = [...different.values()].flatMap((posts) => posts.slice(0, 1));
  return apart([...related, ...newest].slice(0, 3));
}

/** @example apart([pool, pool, garden]) // => [pool, garden, pool] */
function apart(posts: PostKey[]): PostKey[] {
  const [first, second, third] = posts;
  if (!first || !second || !third) return posts;
  if (drawingOf(first) === drawingOf(second)) return [first, third, second];
  return drawingOf(second) === drawingOf(third) ? [second, first, third] : posts;
}

const drawingOf = ({ slugBase }: PostKey): string => sceneOfPost(slugBase);
