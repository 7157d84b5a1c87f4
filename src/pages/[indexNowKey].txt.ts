import type { APIRoute } from 'astro';
import { requireSetting } from '#adapters/settings.ts';
import { indexNowKey } from '#core/search-engines/index-now.ts';

export const getStaticPaths = async () => [
  { params: { indexNowKey: await indexNowKey(requireSetting('SITE_URL')) } },
];

/** Shows search engines that notifications with this key come from this site. */
export const GET: APIRoute = ({ params }) => new Response(params['indexNowKey']);
