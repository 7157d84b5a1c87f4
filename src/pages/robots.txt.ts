import type { APIRoute } from 'astro';

/** Robots may fetch desk pages, because they must see the `noindex` there. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  );
