import { folded } from './read-words.ts';
import { remembered } from './remembered.ts';
import { counting } from './words/words-of-language.ts';

/** Returns the names of the months, or of the weekdays from Sunday, as `Intl` writes them. */
export const calendarNames = remembered(
  (language: string, part: 'month' | 'weekday', style: 'long' | 'short' = 'long'): readonly string[] => {
    const format = new Intl.DateTimeFormat(language, { [part]: style, timeZone: 'UTC' });
    if (part === 'month')
      return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2027, month)));
    // 3 January 2027 is a Sunday.
    return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2027, 0, 3 + day)));
  },
);

/** The languages of the feeds and texts that people read here. */
export const readLanguages = ['en', 'es', 'ca', 'de', 'nl', 'fr', 'it', 'pt'];

/** Names that feeds use, and that `Intl` shortens in another way. */
const alsoWritten = counting('1=jän|jänner|jaenner 2=feber 3=mrz|maa|maerz 9=sept|set|setiembre');

/** Returns 1 to 12 for the name of a month, full or shortened, in any of the languages. “dic” and “Dez” give 12. */
export const monthNumber = (name: string): number | undefined => monthNames().get(lettersOf(name));

const lettersOf = (name: string): string => folded(name).replaceAll(/[^a-z]/g, '');

/** Made when the first name is looked up, because the desk loads this file for pasted texts. */
const monthNames = remembered((): ReadonlyMap<string, number> => {
  const names = new Map(alsoWritten);
  for (const language of readLanguages)
    for (const style of ['long', 'short'] as const)
      for (const [at, written] of calendarNames(language, 'month', style).entries()) {
        const name = lettersOf(written);
        for (const form of [name, ...(style === 'long' ? [name.slice(0, 3), name.slice(0, 4)] : [])])
          names.set(form, at + 1);
      }
  return names;
});
