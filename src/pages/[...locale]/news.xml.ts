import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { pathsOf } from '#content/content-routes.ts';
import { feedOf, type FeedPage } from '#content/feed.ts';
import { pagePath } from '#core/paths.ts';
import { fill } from '#i18n/fill.ts';
import { words } from '#i18n/words.ts';
import { site } from '#site-config';

export const getStaticPaths = pathsOf('src/pages/[...locale]/news.xml.ts');

/** The daily news alone, for those who want nothing else of the blog. */
export const GET: APIRoute<FeedPage> = ({ props: { locale, slugs }, site: address }) => {
  const { news } = words(locale);
  return rss(
    feedOf({
      locale,
      slugs,
      title: fill(news.feedTitle, { name: site.name }),
      description: news.feedDescription,
      address,
      path: pagePath({ page: 'news', locale }),
    }),
  );
};
