import type { APIRoute } from 'astro';
import { publishedContent } from '#content/published-content.ts';
import { locales } from '#core/locale.ts';

/** Says which content this build contains. The host serves it uncached. */
export const GET: APIRoute = () => {
  const { contentVersion, byLocale } = publishedContent();
  const posts = Object.fromEntries(locales.map((locale) => [locale, byLocale[locale].length]));
  return Response.json({ contentVersion, builtAt: new Date().toISOString(), posts });
};
