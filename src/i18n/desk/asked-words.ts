import { sourceLocale, type Locale } from '#core/locale.ts';
import type { DeskWords } from '../dictionary.ts';
import { desk } from '../nl/desk/desk.ts';

/** The words that the server draws the desk in. */
export const sourceDeskWords: DeskWords = desk;

/**
 * The words of the desk for a browser, which asks for a language when somebody works in it: four of them are a fifth of all that the
 * desk would load. Throws where the file does not come.
 */
export const askForDeskWords = async (locale: Locale): Promise<DeskWords> =>
  locale === sourceLocale
    ? sourceDeskWords
    : ((await import(`../${locale}/desk/desk.ts`)) as { desk: DeskWords }).desk;
