import type { APIRoute } from 'astro';
import { publishedContent } from '#content/published-content.ts';

/** Reports the content version of this build, and the posts that it could not show. The host does not cache this file. */
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
