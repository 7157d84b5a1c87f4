import { persistentAtom } from '@nanostores/persistent';
import { isLocale, sourceLocale, type Locale } from '#core/locale.ts';

/** The language of the desk in this browser. The default is Dutch. */
export const $deskLanguage = persistentAtom<Locale>('desk-lang', sourceLocale, {
  encode: (locale) => locale,
  decode: (stored) => (isLocale(stored) ? stored : sourceLocale),
});
