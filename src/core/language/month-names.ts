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
  for (const language of readLanguages) {
    const [inFull, shortened] = (['long', 'short'] as const).map(
      (style) => new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }),
    );
    for (let month = 1; month <= 12; month++) {
      const date = new Date(Date.UTC(2026, month - 1, 15));
      const [long, short] = [inFull, shortened].map((format) => lettersOf(format?.format(date) ?? ''));
      for (const name of [long, short, long?.slice(0, 3), long?.slice(0, 4)])
        if (name !== undefined && name.length > 2 && !names.has(name)) names.set(name, month);
    }
  }
  return names;
}
