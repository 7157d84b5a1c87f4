import { use } from 'react';
import type { Locale } from '#core/locale.ts';
import type { BitcoinWords } from '#i18n/dictionary.ts';
import { loadBitcoinWords } from '#i18n/desk/load-desk-words.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Suspends until the texts have loaded: few visits to the desk show them. */
export const useBitcoinWords = (): BitcoinWords => use(wordsIn(useDesk().language));

const loading = new Map<Locale, Promise<BitcoinWords>>();

function wordsIn(locale: Locale): Promise<BitcoinWords> {
  const loaded = loading.get(locale);
  if (loaded) return loaded;
  const words = loadBitcoinWords(locale);
  loading.set(locale, words);
  // After a failure, the next visit tries again.
  words.catch(() => loading.delete(locale));
  return words;
}
