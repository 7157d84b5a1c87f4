import type { Locale } from '#core/locale.ts';

/** How each language calls itself, and its tag: English is British, with the day before the month and the euro sign in front. */
export const languages: Record<Locale, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en-GB' },
  nl: { name: 'Nederlands', tag: 'nl-NL' },
  es: { name: 'Español', tag: 'es-ES' },
  de: { name: 'Deutsch', tag: 'de-DE' },
};
