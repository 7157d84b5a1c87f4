import { locales, type Locale } from '#core/locale.ts';
import type { OwnLinks } from '#core/post/related/post-links.ts';
import { feedPath, type Overview } from '#core/paths.ts';
import { slugsOf } from '#core/post/post.ts';
import { ownLinks, type PostLists } from './post-lists.ts';
import { keyOf, localeParam, type PageOf } from './post-pages.ts';

const feedLength = 12;

/** The RSS feeds of the blog and of the news, in each language. */
export const feedPages = (of: Overview, { versions, posts, news }: PostLists): PageOf<FeedPage>[] =>
  locales.map((locale) => {
    const newest = (of === 'news' ? news : posts)[locale].slice(-feedLength).reverse();
    const own = Object.assign({}, ...newest.map((post) => ownLinks(post, versions))) as OwnLinks;
    return {
      path: feedPath({ of, locale }),
      params: localeParam(locale),
      props: { locale, slugs: slugsOf(newest), own },
      key: keyOf(newest, [own]),
    };
  });

export type FeedPage = { locale: Locale; slugs: string[]; own: OwnLinks };
