import { defaultLocale, locales, type Locale } from './locale.ts';

/**
 * One path per language for a route under `[...locale]`; such a page shows nothing but its module's own words,
 * so the language alone is the key under which an unchanged page is kept.
 * @example localePages()[0] // => { params: { locale: undefined }, props: { locale: 'en' }, cacheKey: 'en' }
 */
export const localePages = (): LocalePage[] =>
  locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
    cacheKey: locale,
  }));

export type LocalePage = {
  params: { locale: Locale | undefined };
  props: { locale: Locale };
  cacheKey: string;
};
