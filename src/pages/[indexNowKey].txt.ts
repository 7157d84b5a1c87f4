import type { APIRoute } from 'astro';
import { indexNowKey } from '#core/search-engines/index-now.ts';

export const getStaticPaths = async () => [
  { params: { indexNowKey: await indexNowKey(import.meta.env.SITE) } },
];

/** Shows search engines that whoever tells them of changes is this site. */
export const GET: APIRoute = ({ params }) => new Response(params['indexNowKey']);
