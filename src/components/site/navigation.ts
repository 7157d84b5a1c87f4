import type { Alternate } from '#core/alternates.ts';
import type { Locale } from '#core/locale.ts';
import { pagePath, postPath } from '#core/paths.ts';
import { words, type Words } from '#i18n/words.ts';
import { arePlain, standIns } from '../once/stand-ins.ts';

/**
 * The entries of the header and the footer, in the page's language. On the home page a section is an anchor;
 * elsewhere it is the home page with the anchor.
 * @example navigation({ locale: 'nl', path: '/nl/blog' })[1].href // => '/nl#services'
 */
export function navigation({ locale, path }: Place): NavigationEntry[] {
  const { nav } = words(locale);
  const section = (id: HomeSection): NavigationEntry => ({
    id,
    label: nav[id],
    href: sectionLink({ locale, path, section: id }),
    section: id,
    current: id === 'home' && isHome({ locale, path }),
  });
  const page = (id: 'blog' | 'bitcoin' | 'partners'): NavigationEntry => ({
    id,
    label: nav[id],
    href: pagePath({ page: id, locale }),
    current: isOn(path, pagePath({ page: id, locale })),
  });
  return [
    section('home'),
    section('services'),
    section('about'),
    section('contact'),
    page('blog'),
    page('bitcoin'),
    page('partners'),
  ];
}

/** The address of a section of the home page, as short as it can be from here. */
export const sectionLink = ({ locale, path, section }: Place & { section: string }): string =>
  `${isHome({ locale, path }) ? '' : pagePath({ page: 'home', locale })}#${section}`;

/**
 * A name for a part of the frame that links and marks nothing but sections and pages: all articles of a language share it, of which
 * there are many. Undefined on other pages.
 */
export const sharedName = (part: string, { locale, path }: Place): string | undefined =>
  path.startsWith(postPath('')) ? `${part} ${locale}` : undefined;

/** The name of what stands above the text of a page, and the alternates it is drawn with: stand-ins, where other pages share it. */
export function sharedTop({ alternates, ...place }: Place & { alternates: readonly Alternate[] }): SharedTop {
  const name = sharedName(`top ${alternates.map(({ locale }) => locale).join('-')}`, place);
  return name === undefined || !arePlain(alternates)
    ? { name: undefined, alternates }
    : { name, alternates: standIns(alternates) };
}

const isHome = ({ locale, path }: Place): boolean => path === pagePath({ page: 'home', locale });

/** Posts stand under /blog without a prefix, whatever their language. */
const isOn = (path: string, page: string): boolean =>
  path === page || path.startsWith(`${page}/`) || (page.endsWith('/blog') && path.startsWith(postPath('')));

type SharedTop = { name: string | undefined; alternates: readonly Alternate[] };

export type Place = { locale: Locale; path: string };
export type HomeSection = 'home' | 'services' | 'about' | 'contact';
export type NavigationEntry = {
  id: keyof Words['nav'];
  label: string;
  href: string;
  current: boolean;
  section?: HomeSection;
};
