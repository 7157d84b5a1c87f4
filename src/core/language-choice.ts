import type { Locale } from './locale.ts';

/** The names of the browser's storage entries: the visitor's language, and whether to redirect or suggest again. */
export const languageKeys = {
  choice: 'lang',
  checked: 'lang_reset',
  followed: 'lang_followed',
  dismissed: 'lang_suggestion',
} as const;

/**
 * Reads the stored choice of language. An unknown value means English, and null means that the visitor has not chosen.
 * @example chosenLocale('xx') // => 'en'
 */
export function chosenLocale(stored: string | null): Locale | undefined {
  if (stored === null) return undefined;
  return isOurs(stored) ? stored : 'en';
}

/**
 * Returns the address to which the English home page redirects a visitor who chose another language. The redirect happens
 * once per session. The source of this function is inserted into the page, so the function may use nothing but its
 * argument.
 *
 * @example addressToFollow({ stored: 'nl', hasFollowed: false, prefixes: ['nl'], search: '', hash: '#about' }) // =>
 * '/nl#about'
 */
export function addressToFollow({
  stored,
  hasFollowed,
  prefixes,
  search,
  hash,
}: Arrival): string | undefined {
  if (stored === null || hasFollowed || !prefixes.includes(stored)) return undefined;
  return `/${stored}${search}${hash}`;
}

/**
 * Returns the language to suggest: the language that the visitor chose, or else the browser's first language that the site
 * has. Returns undefined if the page is already in that language or does not exist in it. The source of this function is
 * inserted into every page, so the function may use nothing but its argument.
 *
 * @example localeToSuggest({ ours: ['en', 'nl'], shown: 'en', available: ['nl'], preferred: ['fr', 'nl-BE'], stored: null
 * }) // => 'nl'
 */
export function localeToSuggest({ ours, shown, available, preferred, stored }: Reader): string | undefined {
  const languages = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const wanted =
    stored === null
      ? languages.find((language) => ours.includes(language))
      : ours.includes(stored)
        ? stored
        : 'en';
  return wanted !== undefined && wanted !== shown && available.includes(wanted) ? wanted : undefined;
}

/**
 * Repeats the list of the site's languages. Importing the list would create an extra file that every page fetches before
 * its own small script. The type keeps this list complete.
 */
const ours: Record<Locale, true> = { en: true, nl: true, es: true, de: true };

const isOurs = (value: string): value is Locale => Object.hasOwn(ours, value);

type Arrival = {
  stored: string | null;
  hasFollowed: boolean;
  prefixes: readonly string[];
  search: string;
  hash: string;
};

type Reader = {
  ours: readonly string[];
  shown: string;
  available: readonly string[];
  preferred: readonly string[];
  stored: string | null;
};
