import type { APIRoute } from 'astro';
import { publishedContent } from '#content/published-content.ts';
import { locales } from '#core/locale.ts';

/** The content version of this build. The host serves it uncached. */
export const GET: APIRoute = () => {
  const content = publishedContent();
  const posts = Object.fromEntries(locales.map((locale) => [locale, content.posts(locale).size()]));
  return Response.json({
    contentVersion: content.contentVersion(),
    builtAt: new Date().toISOString(),
    posts,
  });
};
