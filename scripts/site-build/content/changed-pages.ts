import { locales, type Locale } from '#core/locale.ts';
import { blogPath, newsPath, postPath } from '#core/paths.ts';
import { numberedPageCount, postsPerPage } from '#core/post/overview.ts';
import { relatedWindow } from '#core/post/related/reading-suggestions.ts';
import { isDailyNews } from '#core/post/slugs/daily-news.ts';
import { contentRoutes, type ContentPage, type ContentRoute } from '#content/content-routes.ts';
import type { PostList } from '#content/post-list.ts';
import { numberedNewsPages, numberedPages, postPagesOf, type PostLists } from '#content/post-pages.ts';
import { fullParts, partOfPlace, partPath, sitemapParts } from '#content/sitemap.ts';
import type { TouchedPost } from '#content/snapshot/touched-posts.ts';

/**
 * The pages that may show something else since these posts were touched: enough to compare their keys, however many pages there
 * are besides. `before`: how many posts there were when the site was drawn last.
 */
export function changedPages(lists: PostLists, { touched, before }: Change): ChangedPages {
  const pages = new Map<string, ContentPage>();
  const add = (route: ContentRoute, found: Iterable<Omit<ContentPage, 'route'>>): void => {
    for (const page of found) pages.set(page.path, { route, ...page });
  };
  for (const route of drawnFromFew) add(route, contentRoutes[route](lists));
  for (const locale of locales) {
    const posts = lists.posts(locale);
    const here = placesIn(posts, ofLocale(touched, locale));
    const changed = { here, versions: versionsTouched(lists, touched, locale) };
    for (const span of spansOf(changed, posts.size()))
      add('src/pages/blog/[slug].astro', postPagesOf(posts, { ...lists, ...span }));
    for (const span of partsOf(changed, { before: before[locale].posts, now: posts.size() }))
      add('src/pages/sitemap-posts-[part].xml.ts', sitemapParts(locale, posts, { ...lists, ...span }));
    for (const span of overviewsOf(here, { before: before[locale].posts, now: posts.size() }))
      add('src/pages/[...locale]/blog/page/[page].astro', numberedPages(locale, posts, span));

    const news = lists.news(locale);
    const newsHere = placesIn(
      news,
      ofLocale(touched, locale).filter(({ slugBase }) => isDailyNews(slugBase)),
    );
    for (const span of overviewsOf(newsHere, { before: before[locale].news, now: news.size() }))
      add('src/pages/[...locale]/blog/news/page/[page].astro', numberedNewsPages(locale, news, span));
  }
  const gone = gonePaths(lists, { touched, before }).filter((path) => !pages.has(path));
  return { pages: [...pages.values()], gone };
}

/** Routes of a few pages, which are looked at in every build. */
const drawnFromFew = [
  'src/pages/[...locale]/blog.astro',
  'src/pages/[...locale]/blog/news.astro',
  'src/pages/[...locale]/rss.xml.ts',
  'src/pages/[...locale]/news.xml.ts',
  'src/pages/sitemap-index.xml.ts',
  'src/pages/sitemap-overviews.xml.ts',
  'src/pages/build.json.ts',
  'src/pages/[wellKnown]/security.txt.ts',
] as const satisfies ContentRoute[];

const ofLocale = (touched: readonly TouchedPost[], locale: Locale): TouchedPost[] =>
  touched.filter((post) => post.locale === locale);

const placesIn = (list: PostList, touched: readonly TouchedPost[]): TouchedPlace[] =>
  touched.map((post) => ({ place: list.placeOf(post), isMoved: post.isMoved }));

/** The places of what is another language of a touched article, or was: it names the others. */
function versionsTouched(lists: PostLists, touched: readonly TouchedPost[], locale: Locale): number[] {
  const articles = lists.versionsOf(touched.map(({ slugBase }) => slugBase));
  return [...articles.values()]
    .flat()
    .filter((version) => version.locale === locale)
    .map((version) => lists.posts(locale).placeOf(version));
}

/** A touched post shows on the page before it, its own, and those within reach after it. */
const spansOf = ({ here, versions }: Changed, size: number): Span[] =>
  joined([
    ...here.map(({ place }) => ({ from: place - 1, to: place + relatedWindow + 1 })),
    ...versions.map((place) => ({ from: place, to: place + 1 })),
  ])
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(size, to) }))
    .filter(({ from, to }) => from < to);

/** What came or went moves all posts after it to other places; the ends may have other neighbours or names. */
function partsOf({ here, versions }: Changed, sizes: Sizes): Span[] {
  const single = [...here.map(({ place }) => place), ...versions].map(partOfPlace);
  const moved = firstMoved(here);
  const last = Math.min(fullParts(sizes.before), fullParts(sizes.now)) + 1;
  return joined([
    ...single.map((part) => ({ from: part, to: part })),
    ...(moved === undefined
      ? []
      : [{ from: Math.min(partOfPlace(moved), last), to: Number.POSITIVE_INFINITY }]),
  ]);
}

function overviewsOf(here: readonly TouchedPlace[], sizes: Sizes): Span[] {
  const pageOf = (place: number): number => Math.floor(place / postsPerPage) + 1;
  const moved = firstMoved(here);
  const last = Math.max(1, Math.min(numberedPageCount(sizes.before), numberedPageCount(sizes.now)));
  return joined([
    ...here.map(({ place }) => ({ from: pageOf(place), to: pageOf(place) })),
    ...(moved === undefined ? [] : [{ from: Math.min(pageOf(moved), last), to: Number.POSITIVE_INFINITY }]),
  ]);
}

function firstMoved(here: readonly TouchedPlace[]): number | undefined {
  const moved = here.filter(({ isMoved }) => isMoved).map(({ place }) => place);
  return moved.length === 0 ? undefined : Math.min(...moved);
}

/** Spans that overlap as one, so that nothing is looked at twice. */
export function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}

/** The addresses that were and are not any more. */
function gonePaths({ posts, news }: PostLists, { touched, before }: Change): string[] {
  const slugs = new Set(touched.map(({ slug }) => slug));
  return [
    ...[...slugs].map(postPath),
    ...locales.flatMap((locale) => {
      const was = before[locale];
      const now = { posts: posts(locale).size(), news: news(locale).size() };
      return [
        ...between(fullParts(now.posts), fullParts(was.posts)).map((part) => partPath(locale, part)),
        ...between(numberedPageCount(now.posts), numberedPageCount(was.posts)).map((page) =>
          blogPath({ locale, page }),
        ),
        ...between(numberedPageCount(now.news), numberedPageCount(was.news)).map((page) =>
          newsPath({ locale, page }),
        ),
      ];
    }),
  ];
}

/** @example between(2, 4) // => [3, 4] */
const between = (low: number, high: number): number[] =>
  Array.from({ length: Math.max(0, high - low) }, (_, index) => low + index + 1);

/** How many posts there are of each language, and how many of them are daily news. */
export const countPosts = ({ posts, news }: PostLists): PostCounts =>
  Object.fromEntries(
    locales.map((locale) => [locale, { posts: posts(locale).size(), news: news(locale).size() }]),
  ) as PostCounts;

export type PostCounts = Record<Locale, { posts: number; news: number }>;

type Change = { touched: readonly TouchedPost[]; before: PostCounts };

type TouchedPlace = { place: number; isMoved: boolean };

type Changed = { here: TouchedPlace[]; versions: number[] };

type Sizes = { before: number; now: number };

/** Of places up to `to`, or of numbers up to and with it. */
type Span = { from: number; to: number };

/** `gone`: addresses at which nothing stands any more. */
export type ChangedPages = { pages: ContentPage[]; gone: string[] };
