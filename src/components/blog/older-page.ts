import type { Locale } from '#core/locale.ts';
import { overviewPath, type Overview } from '#core/paths.ts';
import { pageCardPath } from '#core/social-card/card-address.ts';
import { fill } from '#i18n/fill.ts';
import { words } from '#i18n/words.ts';
import { breadcrumbs } from '../json-ld/breadcrumbs.ts';

/** Describes a numbered page of older posts or older news. Only the pages of posts have a card with their number. */
export function olderPage(of: Overview, { locale, page, origin }: OverviewPosition) {
  const { pageTitle, pageDescription } = words(locale)[of];
  const path = overviewPath({ of, locale, page });
  const title = fill(pageTitle, { n: page });
  return {
    locale,
    title,
    description: fill(pageDescription, { n: page }),
    path,
    card:
      of === 'news' ? pageCardPath({ page: of, locale }) : pageCardPath({ page: of, locale, number: page }),
    alternates: [{ locale, path }],
    jsonLd: breadcrumbs({ locale, origin, page: of, last: { name: title, path } }),
  };
}

type OverviewPosition = { locale: Locale; page: number; origin: URL | undefined };
