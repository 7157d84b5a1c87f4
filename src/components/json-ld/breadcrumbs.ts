import { pagePath, type PublicPage } from '#core/paths.ts';
import { words } from '#i18n/words.ts';
import { absolute, type PageContext } from './page-context.ts';

/** The pages above a page, for search engines, in schema.org’s terms. */
export function breadcrumbs({ locale, origin, page, last }: PageContext & Trail): object {
  const { nav, meta } = words(locale);
  const steps = [
    { name: nav.home, path: pagePath({ page: 'home', locale }) },
    { name: page === 'blog' ? nav.blog : meta[page].title, path: pagePath({ page, locale }) },
    ...(last === undefined ? [] : [last]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, origin),
    })),
  };
}

type Trail = { page: PublicPage; last?: { name: string; path: string } };
