/** The language of the desk, which each browser remembers. */
import { atom, onMount } from 'nanostores';
import { followLasting, readLasting, writeLasting } from '#browser-storage/stored.ts';
import { isLocale, sourceLocale, type Locale } from '#core/locale.ts';

const storedUnder = 'desk-lang';

const localeIn = (stored: string): Locale => (isLocale(stored) ? stored : sourceLocale);

export const $deskLanguage = atom(localeIn(readLasting(storedUnder)));

/** If storage is disabled, the choice lasts as long as the page. */
export function chooseDeskLanguage(locale: Locale): void {
  writeLasting(storedUnder, locale);
  $deskLanguage.set(locale);
}

onMount($deskLanguage, () => followLasting(storedUnder, (stored) => $deskLanguage.set(localeIn(stored))));
