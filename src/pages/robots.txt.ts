import type { APIRoute } from 'astro';

/** Robots may fetch the desk, because otherwise they would not see the `noindex` of its pages. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  );
