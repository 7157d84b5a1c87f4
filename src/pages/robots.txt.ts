import type { APIRoute } from 'astro';

/**
 * Robots may read everything public. The desk's pages set `noindex` themselves. A robot that may not fetch them could not see
 * that.
 */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  );
