import { sourceLocale, type Locale } from '#core/locale.ts';
import type { DeskWords } from '../dictionary.ts';
import { desk } from '../nl/desk/desk.ts';

/** The words that the server renders the desk in. */
export const sourceDeskWords: DeskWords = desk;

/** Loads the desk's words in one language: all four would be a fifth of what the desk loads. Throws if the file fails to load. */
export const askForDeskWords = async (locale: Locale): Promise<DeskWords> =>
  locale === sourceLocale
    ? sourceDeskWords
    : ((await import(`../${locale}/desk/desk.ts`)) as { desk: DeskWords }).desk;
