import type { APIRoute } from 'astro';

/**
 * Robots may read everything, including the desk. The pages of the desk set `noindex`, and a robot that may not fetch them
 * could not see it.
 */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  );
