/** The languages of the site, by what stands in addresses; English first: it is the default and stands without a prefix. */
export const locales = ['en', 'nl', 'es', 'de'] as const;

/** How each calls itself, and its tag: English is British, with the day before the month and the euro sign in front. */
export const languages: Record<Locale, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en-GB' },
  nl: { name: 'Nederlands', tag: 'nl-NL' },
  es: { name: 'Español', tag: 'es-ES' },
  de: { name: 'Deutsch', tag: 'de-DE' },
};

export const defaultLocale: Locale = 'en';

/** The languages that stand under a prefix. */
export const prefixedLocales: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale);

/** The language editors write in; other languages are translations of it, and it fills in where one is empty. */
export const sourceLocale: Locale = 'nl';

/** In the order of the desk: the source before its translations. */
export const sourceFirst: readonly Locale[] = [
  sourceLocale,
  ...locales.filter((locale) => locale !== sourceLocale),
];

/** For messages: "nl, en, es, de". */
export const localeList = sourceFirst.join(', ');

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

export type Locale = (typeof locales)[number];
