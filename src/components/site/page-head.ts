import { pageAlternates } from '#core/alternates.ts';
import type { Locale } from '#core/locale.ts';
import { localisedPath, pagePath, type PublicPage } from '#core/paths.ts';
import { pageCardPath } from '#core/social-card/card-address.ts';
import { words, type Words } from '#i18n/words.ts';
import { breadcrumbs } from '../json-ld/breadcrumbs.ts';

/** What the head of a page says: title, description, address and languages. `languages` are those in which it exists. */
export const headOf = (page: DescribedPage, { locale, origin, languages }: PageContext) => ({
  locale,
  ...words(locale).meta[page],
  path: pagePath({ page, locale }),
  card: pageCardPath({ page, locale }),
  alternates: pageAlternates(page, languages),
  jsonLd: breadcrumbs({ locale, origin, page }),
});

/** The same for a page that search engines do not list. */
export const headOfUnlisted = (page: UnlistedPage, { path, locale }: { path: string; locale: Locale }) => ({
  locale,
  ...words(locale).meta[page],
  path: localisedPath({ path, locale }),
  alternates: [],
  noindex: true,
});

type DescribedPage = Exclude<PublicPage, 'home'>;

type UnlistedPage = Exclude<keyof Words['meta'], PublicPage>;

type PageContext = { locale: Locale; origin: URL | undefined; languages?: readonly Locale[] };
