import { postAlternates, type Alternate } from '#core/alternates.ts';
import { defaultLocale, locales, sourceLocale, type Locale } from '#core/locale.ts';
import { blogPath, newsPath, postPath } from '#core/paths.ts';
import { newestOf, numberedPagesOf, type NumberedPage, type Numbers } from '#core/post/overview.ts';
import { relatedWindow, readingSuggestions } from '#core/post/related/reading-suggestions.ts';
import { requireSetting } from '#adapters/settings.ts';
import type { PostList } from './post-list.ts';
import type { PostKey, PostVersion } from './snapshot/snapshot-rows.ts';

/**
 * The pages of the posts at these places of a language's list, each with a key that covers everything the page shows of the
 * database.
 */
export function postPagesOf(
  posts: Pick<PostList, 'range'>,
  { from, to, versionsOf }: Places,
): PageOf<PostPage>[] {
  const first = Math.max(0, from - relatedWindow);
  const around = posts.range(first, to + 1);
  const onwards = readingSuggestions(around);
  const keys = around.slice(from - first, to - first);
  const articles = versionsOf(keys.map(({ slugBase }) => slugBase));
  return keys.map((key, index) => {
    const { previous, next, related = [] } = onwards[from - first + index] ?? {};
    const versions = articles.get(key.slugBase) ?? [];
    return {
      path: postPath(key.slug),
      params: { slug: key.slug },
      props: {
        slug: key.slug,
        alternates: postAlternates(versions),
        previous: previous?.slug,
        next: next?.slug,
        related: slugsOf(related),
      },
      key: JSON.stringify([
        [key, previous, next, ...related].map((shown) => shown && [shown.id, shown.revision]),
        slugsOf(versions).sort(),
      ]),
    };
  });
}

/** One overview of the newest posts per language. A language without posts shows the newest Dutch ones. */
export const overviewPages = ({ posts, news }: PostLists): PageOf<OverviewPage>[] =>
  locales.map((locale) => {
    const cardLocale = posts(locale).size() > 0 ? locale : sourceLocale;
    const { newest, older } = newestOf(posts(cardLocale));
    const hasNews = news(locale).size() > 0;
    return {
      path: blogPath({ locale }),
      params: localeParam(locale),
      props: { locale, cardLocale, slugs: slugsOf(newest), older, hasNews },
      // The editor's bar speaks to the database with this key.
      key: keyOf(newest, [cardLocale, older, hasNews, requireSetting('SUPABASE_PUBLISHABLE_KEY')]),
    };
  });

/** The newest news of every language; without any, the page says so. */
export const newsPages = ({ news }: PostLists): PageOf<NewsPage>[] =>
  locales.map((locale) => {
    const { newest, older } = newestOf(news(locale));
    return {
      path: newsPath({ locale }),
      params: localeParam(locale),
      props: { locale, slugs: slugsOf(newest), older },
      key: keyOf(newest, [older]),
    };
  });

const numberedAt =
  (pathOf: (place: { locale: Locale; page: number }) => string) =>
  (locale: Locale, list: PostList, numbers?: Numbers): PageOf<OlderPage>[] =>
    numberedPagesOf(list, numbers).map(({ posts, ...rest }) => ({
      path: pathOf({ locale, page: rest.page }),
      params: { ...localeParam(locale), page: String(rest.page) },
      props: { locale, slugs: slugsOf(posts), ...rest },
      key: keyOf(posts, [rest.older, rest.newer]),
    }));

/** The numbered overviews of older posts of a language that have these numbers. */
export const numberedPages = numberedAt(blogPath);

/** The same of the daily news. */
export const numberedNewsPages = numberedAt(newsPath);

/** English stands without a prefix: its parameter is left out. */
export const localeParam = (locale: Locale): LocaleParam => ({
  locale: locale === defaultLocale ? undefined : locale,
});

const slugsOf = (keys: readonly PostVersion[]): string[] => keys.map(({ slug }) => slug);

/** Of what a page shows of these posts, and of everything else that it shows of the database. */
export const keyOf = (shown: readonly PostKey[], rest: unknown[] = []): string =>
  JSON.stringify([shown.map(({ id, revision }) => [id, revision]), rest]);

/** The lists of all languages, and the versions of articles by their slug bases. */
export type PostLists = {
  posts: (locale: Locale) => PostList;
  news: (locale: Locale) => PostList;
  versionsOf: (slugBases: readonly string[]) => Map<string, PostVersion[]>;
};

type Places = { from: number; to: number } & Pick<PostLists, 'versionsOf'>;

/** A page that shows posts. One without a key is drawn in every build. */
export type PageOf<Props> = {
  path: string;
  params: Record<string, string | undefined>;
  props: Props;
  key?: string;
};

export type PostPage = {
  slug: string;
  alternates: Alternate[];
  /** The slugs of the posts published just before and after it. */
  previous: string | undefined;
  next: string | undefined;
  /** The slugs of older posts about the same. */
  related: string[];
};

export type OverviewPage = {
  locale: Locale;
  /** The language of the cards: that of the page, or Dutch where the page's language has no posts. */
  cardLocale: Locale;
  /** Newest first. */
  slugs: string[];
  /** The number of the page of older posts; undefined where there is none. */
  older: number | undefined;
  /** The daily news of this language has an overview of its own. */
  hasNews: boolean;
};

export type NewsPage = Pick<OverviewPage, 'locale' | 'slugs' | 'older'>;

export type OlderPage = { locale: Locale; slugs: string[] } & Omit<NumberedPage<never>, 'posts'>;

type LocaleParam = { locale: string | undefined };
