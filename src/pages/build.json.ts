import type { APIRoute } from 'astro';
import { publishedContent } from '#content/published-content.ts';

/** The content version of this build. The host serves it uncached. */
export const GET: APIRoute = () => {
  const content = publishedContent();
  return Response.json({
    contentVersion: content.contentVersion(),
    builtAt: new Date().toISOString(),
    posts: content.counts(),
  });
};
