import { locales, type Locale } from '#core/locale.ts';
import type { SameLanguageLinks } from '#core/post/related/post-links.ts';
import { feedPath, type Overview } from '#core/paths.ts';
import { slugsOf } from '#core/post/post.ts';
import { sameLanguageLinks, type PostLists } from './post-lists.ts';
import { keyOf, localeParam, type PageOf } from './post-pages.ts';

const feedLength = 12;

/** The RSS feeds of the blog and of the news, in each language. */
export const feedPages = (of: Overview, { versions, posts, news }: PostLists): PageOf<FeedPage>[] =>
  locales.map((locale) => {
    const newest = (of === 'news' ? news : posts)[locale].slice(-feedLength).reverse();
    // A feed contains whole texts, and changes their links to the versions in its language. So a new version of a linked
    // post changes the feed, and its key.
    const sameLanguage = Object.assign(
      {},
      ...newest.map((post) => sameLanguageLinks(post, versions)),
    ) as SameLanguageLinks;
    return {
      path: feedPath({ of, locale }),
      params: localeParam(locale),
      props: { locale, slugs: slugsOf(newest), sameLanguage },
      key: keyOf(newest, [sameLanguage]),
    };
  });

export type FeedPage = { locale: Locale; slugs: string[]; sameLanguage: SameLanguageLinks };
