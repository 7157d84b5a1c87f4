import { defaultLocale, locales, type Locale } from './locale.ts';

/** Returns one path per language for a route under `[...locale]`. English has no prefix. */
export const localePages = (): LocalePage[] =>
  locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));

export type LocalePage = {
  params: { locale: Locale | undefined };
  props: { locale: Locale };
};
