/** The languages of the site, as they appear in addresses. English comes first: it is the default and has no prefix. */
export const locales = ['en', 'nl', 'es', 'de'] as const;

/** The native name and the tag of each language. British English puts the day before the month and the euro sign in front. */
export const languages: Record<Locale, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en-GB' },
  nl: { name: 'Nederlands', tag: 'nl-NL' },
  es: { name: 'Español', tag: 'es-ES' },
  de: { name: 'Deutsch', tag: 'de-DE' },
};

export const defaultLocale: Locale = 'en';

export const prefixedLocales: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale);

/** Editors write in this language. The others are translations of it, and it replaces a missing translation. */
export const sourceLocale: Locale = 'nl';

/** The desk shows the source before its translations. */
export const sourceFirst: readonly Locale[] = [
  sourceLocale,
  ...locales.filter((locale) => locale !== sourceLocale),
];

/** Messages list the languages in this form: "nl, en, es, de". */
export const localeList = sourceFirst.join(', ');

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

export type Locale = (typeof locales)[number];
