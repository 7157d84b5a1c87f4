import { sourceLocale, type Locale } from '#core/locale.ts';
import type { BitcoinWords, DeskWords } from '../dictionary.ts';
import { desk } from '../nl/desk/desk.ts';

export const sourceDeskWords: DeskWords = desk;

/** Loads the texts of one language, because all four are a fifth of the desk’s size. Throws if loading fails. */
export const loadDeskWords = async (locale: Locale): Promise<DeskWords> =>
  locale === sourceLocale
    ? sourceDeskWords
    : ((await import(`../${locale}/desk/desk.ts`)) as { desk: DeskWords }).desk;

/** Loads the texts about payments in one language. Throws if loading fails. */
export const loadBitcoinWords = async (locale: Locale): Promise<BitcoinWords> =>
  ((await import(`../${locale}/desk/bitcoin.ts`)) as { bitcoin: BitcoinWords }).bitcoin;
