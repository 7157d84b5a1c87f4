import type { APIRoute } from 'astro';

/**
 * Robots may read everything, including the desk. The pages of the desk set `noindex`, which a robot can see only if it may
 * fetch them.
 */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  );
