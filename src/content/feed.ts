import { locales, type Locale } from '#core/locale.ts';
import type { PostKey } from './post-lists.ts';
import { keyOf, localeParam, slugsOf, type PageOf } from './post-pages.ts';

const feedLength = 12;

export const feedPages = (
  lists: Record<Locale, PostKey[]>,
  pathOf: (locale: Locale) => string,
): PageOf<FeedPage>[] =>
  locales.map((locale) => {
    const newest = lists[locale].slice(-feedLength).reverse();
    return {
      path: pathOf(locale),
      params: localeParam(locale),
      props: { locale, slugs: slugsOf(newest) },
      key: keyOf(newest),
    };
  });

export type FeedPage = { locale: Locale; slugs: string[] };
