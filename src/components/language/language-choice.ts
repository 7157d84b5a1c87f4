import type { Locale } from '#core/locale.ts';

/** The names under which the browser stores what a visitor has chosen, followed and dismissed. */
export const languageKeys = {
  choice: 'lang',
  choiceChecked: 'lang_reset',
  followed: 'lang_followed',
  dismissed: 'lang_suggestion',
} as const;

/** Reads the stored language choice. Returns English for an unknown value, and undefined if no choice is stored. */
export function chosenLocale(stored: string | null): Locale | undefined {
  if (stored === null) return undefined;
  return isOurs(stored) ? stored : 'en';
}

/**
 * Returns the visitor's choice, or else the first browser language that our site supports. Returns undefined if the
 * page has that language already, or no translation. An inline script contains the source of
 * this function, so the function must not use imports or outer variables.
 */
export function localeToSuggest({ ours, shown, available, preferred, stored }: Reader): string | undefined {
  const languages = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const chosen = stored !== null && ours.includes(stored) ? stored : 'en';
  const wanted = stored === null ? languages.find((language) => ours.includes(language)) : chosen;
  return wanted !== undefined && wanted !== shown && available.includes(wanted) ? wanted : undefined;
}

/** A copy of `locales`, because an import would cost a request on every page. The type ensures the same entries. */
const ours: Record<Locale, true> = { en: true, nl: true, es: true, de: true };

const isOurs = (value: string): value is Locale => Object.hasOwn(ours, value);

type Reader = {
  ours: readonly string[];
  shown: string;
  available: readonly string[];
  preferred: readonly string[];
  stored: string | null;
};
