import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { feedOf } from '#content/feed.ts';
import { localeParam } from '#content/post-pages.ts';
import { publishedContent } from '#content/published-content.ts';
import { locales, type Locale } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { fill } from '#i18n/fill.ts';
import { words } from '#i18n/words.ts';
import { site } from '#site-config';

export const getStaticPaths = () =>
  locales.map((locale) => ({ params: localeParam(locale), props: { locale } }));

/** The feed of a language holds only posts of that language. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale }, site: address }) => {
  const { blog } = words(locale);
  return rss(
    feedOf({
      locale,
      oldestFirst: publishedContent().byLocale[locale],
      title: fill(blog.feedTitle, { name: site.name }),
      description: blog.feedDescription,
      address,
      path: pagePath({ page: 'blog', locale }),
    }),
  );
};
