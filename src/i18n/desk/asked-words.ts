import { sourceLocale, type Locale } from '#core/locale.ts';
import type { DeskWords } from '../dictionary.ts';
import { desk } from '../nl/desk/desk.ts';

/** The texts of the desk in the language that the server renders. */
export const sourceDeskWords: DeskWords = desk;

/**
 * Loads the texts of the desk in one language. All four languages together would be a fifth of the desk's size. Throws if
 * the file cannot be loaded.
 */
export const askForDeskWords = async (locale: Locale): Promise<DeskWords> =>
  locale === sourceLocale
    ? sourceDeskWords
    : ((await import(`../${locale}/desk/desk.ts`)) as { desk: DeskWords }).desk;
