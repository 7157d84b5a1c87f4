import type { APIRoute } from 'astro';
import { postSitemap } from '#content/sitemap.ts';
import { locales, type Locale } from '#core/locale.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale }, site }) =>
  new Response(postSitemap({ locale, siteUrl: site ?? new URL('http://localhost') }));
