import { postAlternates, type Alternate } from '#core/alternates.ts';
import { defaultLocale, locales, sourceLocale, type Locale } from '#core/locale.ts';
import { isDailyNews } from '#core/post/slugs/daily-news.ts';
import { overviewOf, type NumberedPage } from '#core/post/overview.ts';
import { waysOn } from '#core/post/related/ways-on.ts';
import { requireSetting } from '#adapters/settings.ts';
import { publishedContent } from './published-content.ts';
import type { PostKey } from './snapshot.ts';

/** One page per published post, with a cache key that covers everything the page shows of the database. */
export function postPages(): PathOf<PostPage>[] {
  const content = publishedContent();
  return locales.flatMap((locale) => postPagesOf(content.byLocale[locale], content.versionsOf));
}

/** The pages of one language; its posts oldest first. */
export function postPagesOf(
  oldestFirst: readonly PostKey[],
  versionsOf: (key: PostKey) => PostKey[],
): PathOf<PostPage>[] {
  const onwards = waysOn(oldestFirst);
  return oldestFirst.map((key, place) => {
    const { previous, next, related = [] } = onwards[place] ?? {};
    const versions = versionsOf(key);
    return {
      params: { slug: key.slug },
      props: {
        slug: key.slug,
        alternates: postAlternates(versions),
        previous: previous?.slug,
        next: next?.slug,
        related: slugsOf(related),
      },
      cacheKey: JSON.stringify([
        [key, previous, next, ...related].map((shown) => shown && [shown.id, shown.revision]),
        slugsOf(versions),
      ]),
    };
  });
}

/** One overview of the newest posts per language. A language without posts shows the newest Dutch ones. */
export function overviewPages(): { params: LocaleParam; props: OverviewPage; cacheKey: string }[] {
  const { byLocale } = publishedContent();
  return locales.map((locale) => {
    const cardLocale = byLocale[locale].length > 0 ? locale : sourceLocale;
    const { newest, numbered } = overviewOf(byLocale[cardLocale]);
    const hasNews = newsOf(locale).length > 0;
    const props = { locale, cardLocale, slugs: slugsOf(newest), older: numbered.at(-1)?.page, hasNews };
    return {
      params: localeParam(locale),
      props,
      // The editor's bar speaks to the database with this key.
      cacheKey: cacheKey(newest, [
        cardLocale,
        String(props.older),
        String(hasNews),
        requireSetting('SUPABASE_PUBLISHABLE_KEY'),
      ]),
    };
  });
}

/** The newest news of every language; without any, the page says so. */
export function newsPages(): { params: LocaleParam; props: NewsPage; cacheKey: string }[] {
  return locales.map((locale) => {
    const { newest, numbered } = overviewOf(newsOf(locale));
    const props = { locale, slugs: slugsOf(newest), older: numbered.at(-1)?.page };
    return { params: localeParam(locale), props, cacheKey: cacheKey(newest, [String(props.older)]) };
  });
}

/** The numbered overviews of older posts of every language. */
export const numberedPages = (): NumberedPath[] =>
  numberedPagesOf((locale) => publishedContent().byLocale[locale]);

/** The numbered overviews of older news of every language. */
export const numberedNewsPages = (): NumberedPath[] => numberedPagesOf(newsOf);

/** The daily news of a language, oldest first. */
export const newsOf = (locale: Locale): PostKey[] =>
  publishedContent().byLocale[locale].filter(({ slugBase }) => isDailyNews(slugBase));

function numberedPagesOf(oldestFirst: (locale: Locale) => PostKey[]): NumberedPath[] {
  return locales.flatMap((locale) =>
    overviewOf(oldestFirst(locale)).numbered.map(({ posts, ...numbers }) => ({
      params: { ...localeParam(locale), page: String(numbers.page) },
      props: { locale, slugs: slugsOf(posts), ...numbers },
      cacheKey: cacheKey(posts, [String(numbers.older), String(numbers.newer)]),
    })),
  );
}

/** English stands without a prefix: its parameter is left out. */
export const localeParam = (locale: Locale): LocaleParam => ({
  locale: locale === defaultLocale ? undefined : locale,
});

const slugsOf = (keys: readonly PostKey[]): string[] => keys.map(({ slug }) => slug);

const cacheKey = (shown: PostKey[], rest: string[]): string =>
  JSON.stringify([shown.map(({ id, revision }) => [id, revision]), rest]);

export type PostPage = {
  slug: string;
  alternates: Alternate[];
  /** The slugs of the posts published just before and after it. */
  previous: string | undefined;
  next: string | undefined;
  /** The slugs of older posts about the same. */
  related: string[];
};

type PathOf<Props> = { params: { slug: string }; props: Props; cacheKey: string };

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

type NumberedPath = { params: LocaleParam & { page: string }; props: OlderPage; cacheKey: string };

type LocaleParam = { locale: string | undefined };
