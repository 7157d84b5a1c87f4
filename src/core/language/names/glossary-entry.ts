import { locales, perLocale, sourceLocale, type Locale } from '../../locale.ts';

/**
 * Reads an entry of the editors' glossary: a Dutch name or term and its translations. A name without translations
 * stays the same in every language. Returns undefined if the entry is malformed.
 * @example glossaryEntry('Vila Parc = Vila Park (en)') // => { nl: ['Vila Parc'], en: ['Vila Park'], es: [], de: [] }
 */
export function glossaryEntry(line: string): GlossaryEntry | undefined {
  const [name = '', ...more] = line.split('=').map((part) => part.trim());
  const translated = locales.filter((locale) => locale !== sourceLocale);
  const translation = new RegExp(`^(.+) \\((${translated.join('|')})\\)$`);
  const entry: GlossaryEntry = perLocale((locale) => (locale === sourceLocale ? [name] : []));
  const forms = more.length === 0 ? translated.map((locale) => `${name} (${locale})`) : more[0]?.split(',');
  for (const each of forms ?? []) {
    const [, form, locale] = translation.exec(each.trim()) ?? [];
    if (form === undefined) return undefined;
    entry[locale as Locale].push(form);
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
type GlossaryEntry = Record<Locale, string[]>;
export type Glossary = readonly GlossaryEntry[];
