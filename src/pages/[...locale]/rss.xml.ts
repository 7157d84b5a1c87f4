import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { localeParam } from '#content/post-pages.ts';
import { publishedContent } from '#content/published-content.ts';
import { locales, type Locale } from '#core/locale.ts';
import { pagePath, postPath } from '#core/paths.ts';
import { safeBody } from '#core/post/body.ts';
import { fill, words } from '#i18n/words.ts';
import { site } from '#site-config';

/** How many posts a feed carries, newest first; each is drawn anew in every build. */
const feedLength = 12;

export const getStaticPaths = () =>
  locales.map((locale) => ({ params: localeParam(locale), props: { locale } }));

/** The feed of a language holds only posts of that language; without any it exists and is empty. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale }, site: address }) => {
  const { byLocale, post } = publishedContent();
  const { blog } = words(locale);
  const base = address ?? new URL('http://localhost');
  return rss({
    title: fill(blog.feedTitle, { name: site.name }),
    description: blog.feedDescription,
    site: new URL(pagePath({ page: 'blog', locale }), base),
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: byLocale[locale]
      .slice(-feedLength)
      .reverse()
      .map(({ slug }) => {
        const { title, excerpt, content, publishedAt } = post(slug);
        return {
          title,
          description: excerpt,
          link: new URL(postPath(slug), base).href,
          pubDate: publishedAt,
          content: safeBody({ content, title }).replaceAll(/(href|src)="\//g, `$1="${base.origin}/`),
        };
      }),
  });
};
