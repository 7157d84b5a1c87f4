import type { APIRoute } from 'astro';

/** Everything public may be read; the desk says `noindex` itself, and a robot that is not let in cannot see that. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  );
