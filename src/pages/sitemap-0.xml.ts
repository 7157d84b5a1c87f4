import type { APIRoute } from 'astro';
import { publishedContent } from '#content/published-content.ts';
import { pageSitemap, pageSitemapPage } from '#content/sitemap.ts';

export const GET: APIRoute = ({ site }) => {
  const { overviews } = pageSitemapPage(publishedContent()).props;
  return new Response(pageSitemap({ overviews, siteUrl: site ?? new URL('http://localhost') }));
};
