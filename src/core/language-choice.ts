import type { Locale } from './locale.ts';

/** Where the browser stores the visitor's choices of language. */
export const languageKeys = {
  choice: 'lang',
  checked: 'lang_reset',
  followed: 'lang_followed',
  dismissed: 'lang_suggestion',
} as const;

/**
 * The stored choice of language: any unknown value means English, no value means no choice.
 * @example chosenLocale('xx') // => 'en'
 */
export function chosenLocale(stored: string | null): Locale | undefined {
  if (stored === null) return undefined;
  return isOurs(stored) ? stored : 'en';
}

/**
 * Where the English home page redirects a visitor who chose another language, once per session. Its source is inlined
 * into that page, so it may use nothing but its argument.
 * @example addressToFollow({ stored: 'nl', hasFollowed: false, prefixes: ['nl'], search: '', hash: '#about' }) // => '/nl#about'
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
 * The language to suggest: the chosen one, or else the browser's first of ours, if the page exists in it and is not
 * already in it. Its source is inlined into every page, so it may use nothing but its argument.
 * @example localeToSuggest({ ours: ['en', 'nl'], shown: 'en', available: ['nl'], preferred: ['fr', 'nl-BE'], stored: null }) // => 'nl'
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
 * Repeated here and checked by its type. Importing the list would create a separate file that every page has to fetch
 * before its own small script.
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
