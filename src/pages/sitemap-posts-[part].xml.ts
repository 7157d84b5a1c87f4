import type { APIRoute } from 'astro';
import { pathsOf } from '#content/content-routes.ts';
import { postSitemap, type SitemapPart } from '#content/sitemap.ts';

export const getStaticPaths = pathsOf('src/pages/sitemap-posts-[part].xml.ts');

export const GET: APIRoute<SitemapPart> = ({ props: { entries }, site }) =>
  new Response(postSitemap({ entries, siteUrl: site ?? new URL('http://localhost') }));
