import type { Locale } from '#core/locale.ts';

/** How each language calls itself, and its name in Open Graph. */
export const languages: Record<Locale, { name: string; openGraph: string }> = {
  en: { name: 'English', openGraph: 'en_GB' },
  nl: { name: 'Nederlands', openGraph: 'nl_NL' },
  es: { name: 'Español', openGraph: 'es_ES' },
  de: { name: 'Deutsch', openGraph: 'de_DE' },
};
