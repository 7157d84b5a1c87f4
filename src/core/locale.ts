/** The languages of the site. English, the default language, is first: English URLs have no language prefix. */
export const locales = ['en', 'nl', 'es', 'de'] as const;

/** `tag` sets the format of dates and amounts. `en-GB` has the day before the month, and € before the amount. */
export const languages: Record<Locale, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en-GB' },
  nl: { name: 'Nederlands', tag: 'nl-NL' },
  es: { name: 'Español', tag: 'es-ES' },
  de: { name: 'Deutsch', tag: 'de-DE' },
};

export const defaultLocale: Locale = 'en';

export const prefixedLocales: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale);

/** Editors write in this language. The texts in the other languages are translations. */
export const sourceLocale: Locale = 'nl';

export const sourceFirst: readonly Locale[] = [
  sourceLocale,
  ...locales.filter((locale) => locale !== sourceLocale),
];

export const localeList = sourceFirst.join(', ');

/** @example perLocale((locale) => locale.length) // => { en: 2, nl: 2, es: 2, de: 2 } */
export const perLocale = <Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;

export const inSourceOrder = <Version extends { locale: Locale }>(versions: readonly Version[]): Version[] =>
  sourceFirst.flatMap((locale) => versions.filter((version) => version.locale === locale));

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

export type Locale = (typeof locales)[number];
