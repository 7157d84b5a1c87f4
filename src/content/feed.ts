import { locales, type Locale } from '#core/locale.ts';
import type { OwnLinks } from '#core/post/related/post-links.ts';
import { slugsOf } from '#core/post/post.ts';
import { ownLinks, type PostKey, type PostLists } from './post-lists.ts';
import { keyOf, localeParam, type PageOf } from './post-pages.ts';

const feedLength = 12;

export const feedPages = (
  lists: Record<Locale, PostKey[]>,
  versions: PostLists['versions'],
  pathOf: (locale: Locale) => string,
): PageOf<FeedPage>[] =>
  locales.map((locale) => {
    const newest = lists[locale].slice(-feedLength).reverse();
    const own = Object.assign({}, ...newest.map((post) => ownLinks(post, versions))) as OwnLinks;
    return {
      path: pathOf(locale),
      params: localeParam(locale),
      props: { locale, slugs: slugsOf(newest), own },
      key: keyOf(newest, [own]),
    };
  });

export type FeedPage = { locale: Locale; slugs: string[]; own: OwnLinks };
