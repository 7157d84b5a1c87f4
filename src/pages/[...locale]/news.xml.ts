import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { feedOf } from '#content/feed.ts';
import { localeParam, newsOf } from '#content/post-pages.ts';
import { locales, type Locale } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { fill } from '#i18n/fill.ts';
import { words } from '#i18n/words.ts';
import { site } from '#site-config';

export const getStaticPaths = () =>
  locales.map((locale) => ({ params: localeParam(locale), props: { locale } }));

/** The daily news alone, for those who want nothing else of the blog. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale }, site: address }) => {
  const { news } = words(locale);
  return rss(
    feedOf({
      locale,
      oldestFirst: newsOf(locale),
      title: fill(news.feedTitle, { name: site.name }),
      description: news.feedDescription,
      address,
      path: pagePath({ page: 'news', locale }),
    }),
  );
};
