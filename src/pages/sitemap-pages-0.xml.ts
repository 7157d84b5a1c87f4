import type { APIRoute } from 'astro';
import { pageSitemap } from '#content/sitemap.ts';

export const GET: APIRoute = ({ site }) => new Response(pageSitemap(site ?? new URL('http://localhost')));
