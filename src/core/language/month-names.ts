import { calendarNames } from './calendar-names.ts';

/** The languages of the feeds and texts that people read here. */
export const readLanguages = ['en', 'es', 'ca', 'de', 'nl', 'fr', 'it', 'pt'];

/** Names that feeds use, and that `Intl` shortens in another way. */
const alsoWritten: [name: string, month: number][] = [
  ['sept', 9],
  ['set', 9],
  ['setiembre', 9],
  ['ag', 8],
  ['mrz', 3],
  ['maa', 3],
  ['maerz', 3],
  ['jän', 1],
  ['jänner', 1],
  ['jaenner', 1],
  ['feber', 2],
];

/** Returns 1 to 12 for the name of a month, full or shortened, in any of the languages. “dic” and “Dez” give 12. */
export function monthNumber(name: string): number | undefined {
  months ??= monthNames();
  return months.get(lettersOf(name));
}

/** Made when the first name is looked up, because the desk loads this file for pasted texts. */
let months: ReadonlyMap<string, number> | undefined;

const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

function monthNames(): ReadonlyMap<string, number> {
  const names = new Map(alsoWritten.map(([name, month]) => [lettersOf(name), month]));
  for (const language of readLanguages)
    for (const style of ['long', 'short'] as const)
      for (const [at, written] of calendarNames(language, 'month', style).entries()) {
        const name = lettersOf(written);
        for (const form of [name, ...(style === 'long' ? [name.slice(0, 3), name.slice(0, 4)] : [])])
          if (form.length > 2 && !names.has(form)) names.set(form, at + 1);
      }
  return names;
}
