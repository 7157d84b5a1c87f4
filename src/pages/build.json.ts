import type { APIRoute } from 'astro';
import { publishedContent } from '#content/published-content.ts';

/** Contains this build’s content version and the posts that the build could not show. */
export const GET: APIRoute = () => {
  const content = publishedContent();
  const skipped = content.skipped().map(({ slug }) => slug);
  return Response.json({
    contentVersion: content.contentVersion(),
    builtAt: new Date().toISOString(),
    posts: content.counts(),
    ...(skipped.length > 0 && { skipped }),
  });
};
