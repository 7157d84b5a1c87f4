import { defaultLocale, locales, type Locale } from './locale.ts';

export const localePages = (): LocalePage[] =>
  locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));

export type LocalePage = {
  params: { locale: Locale | undefined };
  props: { locale: Locale };
};
