import { pageAlternates } from '#core/alternates.ts';
import type { Locale } from '#core/locale.ts';
import { localisedPath, pagePath, type PublicPage } from '#core/paths.ts';
import { pageCardPath } from '#core/social-card/card-address.ts';
import { words, type Words } from '#i18n/words.ts';
import { breadcrumbs } from '../json-ld/breadcrumbs.ts';

/** `languages` are those in which the page exists. */
export const aboutPage = (page: DescribedPage, { locale, origin, languages }: PageContext) => ({
  locale,
  ...words(locale).meta[page],
  path: pagePath({ page, locale }),
  card: pageCardPath({ page, locale }),
  alternates: pageAlternates(page, languages),
  jsonLd: breadcrumbs({ locale, origin, page }),
});

export const aboutUnlisted = (page: UnlistedPage, { path, locale }: { path: string; locale: Locale }) => ({
  locale,
  ...words(locale).meta[page],
  path: localisedPath({ path, locale }),
  alternates: [],
  noindex: true,
});

type DescribedPage = Exclude<PublicPage, 'home'>;

type UnlistedPage = Exclude<keyof Words['meta'], PublicPage>;

type PageContext = { locale: Locale; origin: URL | undefined; languages?: readonly Locale[] };
