/** Which overviews of posts exist, in each language, and which posts each shows. */
import { defaultLocale, locales, sourceLocale, type Locale } from '#core/locale.ts';
import { isDailyNews } from '#core/post/slugs/daily-news.ts';
import type { NewsCounts } from '#core/news/news-counts.ts';
import { overviewPath, pagePath, type Overview } from '#core/paths.ts';
import { slugsOf } from '#core/post/post.ts';
import { newestOf, numberedPagesOf, type NumberedPage } from '#core/post/overview.ts';
import { sceneOfPost } from '#core/post/scene-of-post.ts';
import { serviceOfPost } from '#core/post/service-of-post.ts';
import { services, type Service } from '#core/services.ts';
import { requireSetting } from '#adapters/settings.ts';
import { buildInputs } from './build-inputs.ts';
import { differentlyDrawn } from './differently-drawn.ts';
import type { PostKey, PostLists } from './post-lists.ts';

/** Lists one overview per language. In a language without posts, the overview shows the newest Dutch posts. */
export const overviewPages = ({ posts, news }: PostLists): PageOf<OverviewPage>[] =>
  locales.map((locale) => {
    const cardLocale = posts[locale].length > 0 ? locale : sourceLocale;
    const { newest, older } = newestOf(posts[cardLocale]);
    const hasNews = news[locale].length > 0;
    return {
      path: pagePath({ page: 'blog', locale }),
      params: localeParam(locale),
      props: { locale, cardLocale, slugs: slugsOf(newest), older, hasNews },
      // The page contains the publishable key for the editors’ bar, so the page changes with that key.
      key: keyOf(newest, [cardLocale, older, hasNews, requireSetting('SUPABASE_PUBLISHABLE_KEY')]),
    };
  });

/** Lists each language’s home page with new articles. News is excluded, because news would displace articles. */
export const homePages = ({ posts }: PostLists): PageOf<HomePage>[] =>
  locales.map((locale) => {
    const latest = differentlyDrawn(articlesIn(posts[locale]).slice(-6).reverse());
    return {
      path: pagePath({ page: 'home', locale }),
      params: localeParam(locale),
      props: { locale, slugs: slugsOf(latest) },
      key: keyOf(latest),
    };
  });

/** Lists each service’s page with up to three articles: first those on the service itself, then related ones. */
export const servicePages = ({ posts }: PostLists): PageOf<ServicePage>[] =>
  locales.flatMap((locale) => {
    const ofService = Map.groupBy(posts[locale], ({ slugBase }) => serviceOfPost(slugBase));
    return services.map((service) => {
      const related = (ofService.get(service) ?? []).toReversed();
      const about = related.filter(({ slugBase }) => sceneOfPost(slugBase) === service);
      const latest = differentlyDrawn([...about, ...related]);
      return {
        path: pagePath({ page: service, locale }),
        params: { ...localeParam(locale), service },
        props: { locale, service, slugs: slugsOf(latest) },
        key: keyOf(latest),
      };
    });
  });

const articlesIn = (posts: PostKey[]): PostKey[] => posts.filter(({ slugBase }) => !isDailyNews(slugBase));

/** Returns the languages that have news. The others have no pages about news. */
export const languagesOfNews = ({ news }: Pick<PostLists, 'news'>): Locale[] =>
  locales.filter((locale) => news[locale].length > 0);

export const newsPages = (lists: PostLists): PageOf<NewsPage>[] => {
  const languages = languagesOfNews(lists);
  return languages.map((locale) => {
    const { newest, older } = newestOf(lists.news[locale]);
    return {
      path: pagePath({ page: 'news', locale }),
      params: localeParam(locale),
      props: { locale, languages, slugs: slugsOf(newest), older },
      key: keyOf(newest, [older, languages]),
    };
  });
};

/** Lists the pages that explain how news is written. The counts are their key, because the pages show the counts. */
export const howWeWritePages = (lists: PostLists): PageOf<HowWeWritePage>[] => {
  const counts = buildInputs().newsCounts;
  const languages = languagesOfNews(lists);
  return languages.map((locale) => ({
    path: pagePath({ page: 'how-we-write', locale }),
    params: localeParam(locale),
    props: { locale, languages, counts },
    key: JSON.stringify([counts, languages]),
  }));
};

export const numberedPages = (of: Overview, lists: Record<Locale, PostKey[]>): PageOf<OlderPage>[] =>
  locales.flatMap((locale) =>
    numberedPagesOf(lists[locale]).map(({ posts, ...rest }) => ({
      path: overviewPath({ of, locale, page: rest.page }),
      params: { ...localeParam(locale), page: String(rest.page) },
      props: { locale, slugs: slugsOf(posts), ...rest },
      key: keyOf(posts, [rest.older, rest.newer]),
    })),
  );

/** English has no route parameter, because the URLs of English pages have no language prefix. */
export const localeParam = (locale: Locale): LocaleParam => ({
  locale: locale === defaultLocale ? undefined : locale,
});

/** `shown` are the posts on the page, `rest` all other values that the page takes from the database or settings. */
export const keyOf = (
  shown: readonly (Pick<PostKey, 'id' | 'revision'> | undefined)[],
  rest: unknown[] = [],
): string =>
  `${shown.map((post) => (post === undefined ? '' : `${post.id} ${post.revision}`)).join()} ${JSON.stringify(rest)}`;

/**
 * A build renders a page again if its `key` has changed, and always if there is no `key`. A getter `props` runs only
 * for pages that are rendered.
 */
export type PageOf<Props> = {
  path: string;
  params: Record<string, string | undefined>;
  props: Props;
  key?: string;
};

export type OverviewPage = {
  locale: Locale;
  /** The language of the listed posts: the page’s language, or Dutch if there are no posts in the page’s language. */
  cardLocale: Locale;
  slugs: string[];
  older: number | undefined;
  hasNews: boolean;
};

export type HomePage = { locale: Locale; slugs: string[] };

export type ServicePage = HomePage & { service: Service };

export type HowWeWritePage = { locale: Locale; languages: Locale[]; counts: NewsCounts };

export type NewsPage = Pick<OverviewPage, 'locale' | 'slugs' | 'older'> & { languages: Locale[] };

export type OlderPage = { locale: Locale; slugs: string[] } & Omit<NumberedPage<never>, 'posts'>;

type LocaleParam = { locale: string | undefined };
