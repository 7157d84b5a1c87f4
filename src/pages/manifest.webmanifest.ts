import type { APIRoute } from 'astro';
import { lightColours } from '#core/colours.ts';
import { business } from '#core/business/current.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: business().name,
      short_name: business().name,
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
