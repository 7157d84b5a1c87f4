import type { APIRoute } from 'astro';
import { publishedContent } from '#content/published-content.ts';
import { sitemapIndex, sitemapIndexPage } from '#content/sitemap.ts';

export const GET: APIRoute = ({ site }) => {
  const { paths } = sitemapIndexPage(publishedContent().lists()).props;
  return new Response(sitemapIndex({ paths, siteUrl: site ?? new URL('http://localhost') }));
};
