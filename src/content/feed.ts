import { locales, type Locale } from '#core/locale.ts';
import type { PostList } from './post-list.ts';
import { keyOf, localeParam, type PageOf } from './post-pages.ts';

/** How many posts a feed carries, newest first. */
const feedLength = 12;

/** The feeds of all languages over such a list of posts; each holds only posts of its language. */
export const feedPages = (
  listIn: (locale: Locale) => PostList,
  pathOf: (locale: Locale) => string,
): PageOf<FeedPage>[] =>
  locales.map((locale) => {
    const list = listIn(locale);
    const newest = list.range(list.size() - feedLength, list.size()).reverse();
    return {
      path: pathOf(locale),
      params: localeParam(locale),
      props: { locale, slugs: newest.map(({ slug }) => slug) },
      key: keyOf(newest),
    };
  });

/** Newest first. */
export type FeedPage = { locale: Locale; slugs: string[] };
