import { sceneOfPost } from '#core/post/scene-of-post.ts';
import type { PostKey } from './post-lists.ts';

/** Chooses three of the posts, the preferred ones first. Two have the same drawing only if there are no others. */
export function differentlyDrawn(preferred: PostKey[]): PostKey[] {
  const byDrawing = [...Map.groupBy(new Set(preferred), drawingOf).values()];
  const ofEach = byDrawing.flatMap((posts) => posts.slice(0, 1));
  return apart([...ofEach, ...byDrawing.flatMap((posts) => posts.slice(1))].slice(0, 3));
}

/** @example apart([pool, garden, garden]) // => [garden, pool, garden] */
function apart(posts: PostKey[]): PostKey[] {
  const [first, second, third] = posts;
  if (!first || !second || !third) return posts;
  return drawingOf(second) === drawingOf(third) ? [second, first, third] : posts;
}

const drawingOf = ({ slugBase }: PostKey): string => sceneOfPost(slugBase);
