import { defaultLocale, locales, sourceLocale, type Locale } from '#core/locale.ts';
import { isDailyNews } from '#core/post/slugs/daily-news.ts';
import type { NewsCounts } from '#core/news/news-counts.ts';
import { blogPath, newsPath, pagePath } from '#core/paths.ts';
import { newestOf, numberedPagesOf, type NumberedPage } from '#core/post/overview.ts';
import { requireSetting } from '#adapters/settings.ts';
import type { PostKey, PostLists, PostVersion } from './post-lists.ts';

/** Lists one overview per language. A language without posts shows the newest Dutch posts. */
export const overviewPages = ({ posts, news }: PostLists): PageOf<OverviewPage>[] =>
  locales.map((locale) => {
    const cardLocale = posts[locale].length > 0 ? locale : sourceLocale;
    const { newest, older } = newestOf(posts[cardLocale]);
    const hasNews = news[locale].length > 0;
    return {
      path: blogPath({ locale }),
      params: localeParam(locale),
      props: { locale, cardLocale, slugs: slugsOf(newest), older, hasNews },
      // The bar for editors on this page uses the publishable key, so the page changes with the key.
      key: keyOf(newest, [cardLocale, older, hasNews, requireSetting('SUPABASE_PUBLISHABLE_KEY')]),
    };
  });

/** Lists each language’s home page: the newest articles, without news, which would displace them. */
export const homePages = ({ posts }: PostLists): PageOf<HomePage>[] =>
  locales.map((locale) => {
    const latest = posts[locale]
      .filter(({ slugBase }) => !isDailyNews(slugBase))
      .slice(-3)
      .reverse();
    return {
      path: pagePath({ page: 'home', locale }),
      params: localeParam(locale),
      props: { locale, slugs: slugsOf(latest) },
      key: keyOf(latest),
    };
  });

/** If a language has no news, its page says so. */
export const newsPages = ({ news }: PostLists): PageOf<NewsPage>[] =>
  locales.map((locale) => {
    const { newest, older } = newestOf(news[locale]);
    return {
      path: newsPath({ locale }),
      params: localeParam(locale),
      props: { locale, slugs: slugsOf(newest), older },
      key: keyOf(newest, [older]),
    };
  });

/** Lists the page that explains how the news is written. It changes with the counts of this build. */
export const howWeWritePages = (): PageOf<HowWeWritePage>[] => {
  const key = process.env['NEWS_COUNTS'];
  if (key === undefined) throw new Error('NEWS_COUNTS is not set: `npm run build` sets it.');
  const counts = JSON.parse(key) as NewsCounts;
  return locales.map((locale) => ({
    path: pagePath({ page: 'how-we-write', locale }),
    params: localeParam(locale),
    props: { locale, counts },
    key,
  }));
};

const numberedAt =
  (pathOf: (place: { locale: Locale; page: number }) => string) =>
  (locale: Locale, list: PostKey[]): PageOf<OlderPage>[] =>
    numberedPagesOf(list).map(({ posts, ...rest }) => ({
      path: pathOf({ locale, page: rest.page }),
      params: { ...localeParam(locale), page: String(rest.page) },
      props: { locale, slugs: slugsOf(posts), ...rest },
      key: keyOf(posts, [rest.older, rest.newer]),
    }));

export const numberedPages = numberedAt(blogPath);

export const numberedNewsPages = numberedAt(newsPath);

/** English addresses have no language prefix, so English has no route parameter. */
export const localeParam = (locale: Locale): LocaleParam => ({
  locale: locale === defaultLocale ? undefined : locale,
});

export const slugsOf = (keys: readonly Pick<PostVersion, 'slug'>[]): string[] => keys.map(({ slug }) => slug);

/** `rest` contains all other values that the page takes from the database or from settings. */
export const keyOf = (
  shown: readonly (Pick<PostKey, 'id' | 'revision'> | undefined)[],
  rest: unknown[] = [],
): string =>
  `${shown.map((post) => (post === undefined ? '' : `${post.id} ${post.revision}`)).join()} ${JSON.stringify(rest)}`;

/** Every build renders a page without a key. A getter `props` runs only for rendered pages. */
export type PageOf<Props> = {
  path: string;
  params: Record<string, string | undefined>;
  props: Props;
  key?: string;
};

export type OverviewPage = {
  locale: Locale;
  /** The language of the page, or Dutch if the page’s language has no posts. */
  cardLocale: Locale;
  /** Newest first. */
  slugs: string[];
  /** The number of the page with older posts, or undefined if there are none. */
  older: number | undefined;
  /** If true, the page links to the overview of the daily news. */
  hasNews: boolean;
};

export type HomePage = { locale: Locale; slugs: string[] };

export type HowWeWritePage = { locale: Locale; counts: NewsCounts };
export type NewsPage = Pick<OverviewPage, 'locale' | 'slugs' | 'older'>;

export type OlderPage = { locale: Locale; slugs: string[] } & Omit<NumberedPage<never>, 'posts'>;

type LocaleParam = { locale: string | undefined };
