import { defaultLocale, locales, type Locale } from './locale.ts';

/** The params and props with which an Astro route exists in each language. English has no prefix. */
export const localePages = (): LocalePage[] =>
  locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));

export type LocalePage = {
  params: { locale: Locale | undefined };
  props: { locale: Locale };
};
