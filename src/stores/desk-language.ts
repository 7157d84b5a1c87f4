import { persistentAtom } from '@nanostores/persistent';
import { isLocale, sourceLocale, type Locale } from '#core/locale.ts';

export const $deskLanguage = persistentAtom<Locale>('desk-lang', sourceLocale, {
  encode: (locale) => locale,
  decode: (stored) => (isLocale(stored) ? stored : sourceLocale),
});
