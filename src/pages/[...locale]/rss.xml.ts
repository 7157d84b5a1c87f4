import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { pathsOf } from '#content/content-routes.ts';
import { feedOf, type FeedPage } from '#content/feed.ts';
import { pagePath } from '#core/paths.ts';
import { fill } from '#i18n/fill.ts';
import { words } from '#i18n/words.ts';
import { site } from '#site-config';

export const getStaticPaths = pathsOf('src/pages/[...locale]/rss.xml.ts');

/** The feed of a language holds only posts of that language. */
export const GET: APIRoute<FeedPage> = ({ props: { locale, slugs }, site: address }) => {
  const { blog } = words(locale);
  return rss(
    feedOf({
      locale,
      slugs,
      title: fill(blog.feedTitle, { name: site.name }),
      description: blog.feedDescription,
      address,
      path: pagePath({ page: 'blog', locale }),
    }),
  );
};
