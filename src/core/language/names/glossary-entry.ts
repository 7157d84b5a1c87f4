/**
 * Reads an entry of the editors' glossary: a Dutch name or term and its translations. A name without translations
 * stays the same in every language. Returns undefined if the entry is malformed.
 * @example glossaryEntry('Vila Parc = Vila Park (en)') // => { nl: ['Vila Parc'], en: ['Vila Park'], es: [], de: [] }
 */
export function glossaryEntry(line: string): GlossaryEntry | undefined {
  const [name = '', ...more] = line.split('=').map((part) => part.trim());
  const entry: GlossaryEntry = { nl: [name], en: [], es: [], de: [] };
  const forms =
    more.length === 0 ? ['en', 'es', 'de'].map((locale) => `${name} (${locale})`) : more[0]?.split(',');
  for (const each of forms ?? []) {
    const [, form, locale] = /^(.+) \((en|es|de)\)$/.exec(each.trim()) ?? [];
    if (form === undefined) return undefined;
    entry[locale as keyof GlossaryEntry].push(form);
  }
  const isWord = (text: string) => /^[\p{L}\p{N}][\p{L}\p{N} .’'&/-]+$/u.test(text);
  return more.length < 2 && Object.values(entry).flat().every(isWord) ? entry : undefined;
}

/** Returns the entries with a form, in any language, that occurs in the text. */
export const entriesIn = (text: string, entries: Glossary = []): GlossaryEntry[] =>
  entries.filter((entry) =>
    new RegExp(`(?<!\\p{L})(?:${Object.values(entry).flat().join('|')})(?!\\p{L})`, 'u').test(text),
  );

/** The accepted forms by language. An entry without a form in a language allows any translation into it. */
type GlossaryEntry = Record<'nl' | 'en' | 'es' | 'de', string[]>;
export type Glossary = readonly GlossaryEntry[];
