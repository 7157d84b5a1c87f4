import { pageAlternates, postAlternates, type Alternate } from '#core/alternates.ts';
import { locales } from '#core/locale.ts';
import {
  lastingPages,
  overviewPath,
  postPath,
  publicPages,
  type Overview,
  type PublicPage,
} from '#core/paths.ts';
import { numberedPageCount } from '#core/post/overview.ts';
import type { PostKey, PostLists } from './post-lists.ts';
import { languagesOfNews } from './post-pages.ts';

/** What the sitemaps list about posts. `@astrojs/sitemap` writes the files. */
export const postEntries = (posts: PostKey[], { versions }: Pick<PostLists, 'versions'>): SitemapEntry[] =>
  posts.map(({ slug, slugBase, changedAt }) => ({
    path: postPath(slug),
    changedAt,
    alternates: postAlternates(versions.get(slugBase) ?? []),
  }));

/** Lists all public pages except posts. A page with `noindex`, such as the page of thanks, is not in `publicPages`. */
export const pageEntries = ({ posts, news }: Pick<PostLists, 'posts' | 'news'>): SitemapEntry[] => [
  ...(Object.keys(publicPages) as PublicPage[]).flatMap((page) => {
    const isLasting = lastingPages.includes(page);
    const alternates = pageAlternates(page, isLasting ? locales : languagesOfNews({ news }));
    return alternates.map(({ path }) => ({ path, alternates }));
  }),
  ...locales.flatMap((locale) =>
    Object.entries({ blog: posts, news }).flatMap(([of, listed]) =>
      Array.from({ length: numberedPageCount(listed[locale].length) }, (_, index) => ({
        path: overviewPath({ of: of as Overview, locale, page: index + 1 }),
        alternates: [],
      })),
    ),
  ),
];

/** `changedAt` is in milliseconds since 1970. `scripts/site-build/site/sitemaps.ts` writes it as `lastmod`. */
export type SitemapEntry = { path: string; changedAt?: number; alternates: Alternate[] };
