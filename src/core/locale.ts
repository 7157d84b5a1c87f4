/**
 * The languages of the site, as they appear in addresses. English comes first, because it is the default and has no prefix.
 */
export const locales = ['en', 'nl', 'es', 'de'] as const;

/**
 * The native name and the tag of each language. The tag for English is British English, which puts the day before the month
 * and the euro sign before the amount.
 */
export const languages: Record<Locale, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en-GB' },
  nl: { name: 'Nederlands', tag: 'nl-NL' },
  es: { name: 'Español', tag: 'es-ES' },
  de: { name: 'Deutsch', tag: 'de-DE' },
};

export const defaultLocale: Locale = 'en';

export const prefixedLocales: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale);

/**
 * The language in which editors write. All other languages are translations of it, and its text replaces a missing
 * translation.
 */
export const sourceLocale: Locale = 'nl';

/** The languages in the order of the desk, which shows the source first. */
export const sourceFirst: readonly Locale[] = [
  sourceLocale,
  ...locales.filter((locale) => locale !== sourceLocale),
];

/** The list of languages in messages: "nl, en, es, de". */
export const localeList = sourceFirst.join(', ');

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

export type Locale = (typeof locales)[number];
