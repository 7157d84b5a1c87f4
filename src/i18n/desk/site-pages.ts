import type { Locale } from '#core/locale.ts';
import { localeOfPath, pagePath, type PublicPage } from '#core/paths.ts';
import { singleServices } from '#core/services.ts';
import { words } from '../words.ts';

/** The pages and sections of the site that a text may link to, with their names on the site. */
export function sitePages(locale: Locale): { title: string; href: string }[] {
  const { nav, services } = words(locale);
  const page = (id: PublicPage, title: string) => ({ title, href: pagePath({ page: id, locale }) });
  const section = (id: 'pricing' | 'services' | 'contact' | 'about') => ({
    title: nav[id],
    href: `${pagePath({ page: 'home', locale })}#${id}`,
  });
  return [
    section('pricing'),
    section('services'),
    section('contact'),
    section('about'),
    ...singleServices.map((id) => page(id, services.cards[id].title)),
    page('home', nav.home),
    page('blog', nav.blog),
    page('bitcoin', nav.bitcoin),
    page('partners', nav.partners),
  ];
}

/** The name of a page or section of the site, or else its address. @example pageTitle('/nl#pricing') // => 'Tarieven' */
export const pageTitle = (address: string): string =>
  sitePages(localeOfPath(address.replace(/[?#].*/, ''))).find(({ href }) => href === address)?.title ??
  address;
