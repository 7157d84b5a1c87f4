import type { APIRoute } from 'astro';

/** Robots may read everything public. The desk sets `noindex` itself, which a robot could not see if it were disallowed here. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  );
