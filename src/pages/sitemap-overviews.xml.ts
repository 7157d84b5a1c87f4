import type { APIRoute } from 'astro';
import { publishedContent } from '#content/published-content.ts';
import { overviewSitemap, overviewSitemapPage } from '#content/sitemap.ts';

export const GET: APIRoute = ({ site }) => {
  const { counts } = overviewSitemapPage(publishedContent().lists()).props;
  return new Response(overviewSitemap({ counts, siteUrl: site ?? new URL('http://localhost') }));
};
