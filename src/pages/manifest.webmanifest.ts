import type { APIRoute } from 'astro';
import { lightColours } from '#core/colours.ts';
import { site } from '#site-config';

/** Lets a phone add the site to its home screen. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: site.name,
      short_name: site.name,
      start_url: '/',
      display: 'browser',
      background_color: lightColours.paper,
      theme_color: lightColours.sea,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    }),
  );
