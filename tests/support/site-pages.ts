import { locales, type Locale } from '#core/locale.ts';
import { pagePath, publicPages, type PublicPage } from '#core/paths.ts';

/** Every public page in every language, by its address. */
export const ordinaryPages: { path: string; locale: Locale; page: PublicPage }[] = (
  Object.keys(publicPages) as PublicPage[]
).flatMap((page) => locales.map((locale) => ({ path: pagePath({ page, locale }), locale, page })));

/** The value of an attribute of the first tag that matches. */
export const attribute = (html: string, tag: RegExp, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1];

/** The `hreflang` links of a page. */
export const hreflangs = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language, href]) => [language ?? '', href ?? ''],
    ),
  );

/** All addresses a page links to on its own site, without their anchors. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<(?:a|link|script|img|source)\s[^>]*?(?:href|src)="(\/[^"]*)"/g)].map(
    ([, href]) => href ?? '',
  );
