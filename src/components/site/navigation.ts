import type { Locale } from '#core/locale.ts';
import { pagePath, postPath } from '#core/paths.ts';
import { services } from '#core/services.ts';
import { words, type Words } from '#i18n/words.ts';

/**
 * Returns the menu entries of the header and the footer. On the home page, links to sections are only anchors.
 * @example navigation({ locale: 'nl', path: '/nl/blog' })[1].href // => '/nl#services'
 */
export function navigation({ locale, path }: CurrentPage): NavigationEntry[] {
  const { nav } = words(locale);
  const section = (id: HomeSection): NavigationEntry => ({
    id,
    label: nav[id],
    href: sectionLink({ locale, path, section: id }),
    section: id,
    current: id === 'home' ? isHome({ locale, path }) : id === 'services' && isOnService({ locale, path }),
  });
  const page = (id: (typeof pages)[number]): NavigationEntry => ({
    id,
    label: nav[id],
    href: pagePath({ page: id, locale }),
    current: isOn(path, pagePath({ page: id, locale })),
  });
  return [...sections.map(section), ...pages.map(page)];
}

const sections = ['home', 'services', 'pricing', 'about', 'contact'] as const;
const pages = ['blog', 'bitcoin', 'partners'] as const;

export const sectionLink = ({ locale, path, section }: CurrentPage & { section: string }): string =>
  `${isHome({ locale, path }) ? '' : pagePath({ page: 'home', locale })}#${section}`;

const isHome = ({ locale, path }: CurrentPage): boolean => path === pagePath({ page: 'home', locale });

const isOnService = ({ locale, path }: CurrentPage): boolean =>
  ([...services, 'inspection'] as const).some((page) => path === pagePath({ page, locale }));

/** Whether `path` is `page` or below `page`. A post is below every blog, because its path names no language. */
const isOn = (path: string, page: string): boolean =>
  path === page || path.startsWith(`${page}/`) || (page.endsWith('/blog') && path.startsWith(postPath('')));

export type CurrentPage = { locale: Locale; path: string };
export type HomeSection = (typeof sections)[number];
export type NavigationEntry = {
  id: keyof Words['nav'];
  label: string;
  href: string;
  current: boolean;
  section?: HomeSection;
};
