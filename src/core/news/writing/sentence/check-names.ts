import { numberOfWord } from '../../../language/numbers/numbers.ts';
import { languageWords } from '../../../language/language-words.ts';
import { folded, readWords } from '../../../language/read-words.ts';
import type { Locale } from '../../../locale.ts';

/**
 * Returns capitalised words that the report does not contain. Leaves the first word of each sentence to the judge. In
 * German, leaves all words except abbreviations to the judge, because every German noun has a capital.
 */
export function unknownNames(text: string, { report, locale }: { report: string; locale: Locale }): string[] {
  const known = new Set(readWords(report).map((word) => nameOf(word.folded)));
  const { nounsHaveCapitals, otherNames } = languageWords[locale];
  const translated = new RegExp(`^(?:${otherNames})$`, 'u');
  const capitals = nounsHaveCapitals ? /\p{Lu}{2}/u : /\p{Lu}/u;
  return readWords(text)
    .filter(({ text: word, begins }) => !begins && word.length > 1 && capitals.test(word))
    .filter(({ text: word }) => !translated.test(word) && !differsByLanguage.test(folded(word)))
    .filter(({ folded: word }) => numberOfWord(word, locale) === undefined && !isKnown(nameOf(word), known))
    .map(({ text: word }) => word);
}

/** Unifies the names of Ibiza and Mallorca, which differ by language. */
const nameOf = (word: string): string =>
  word.replace(/^(?:eivi|ibi[zc])\w+/, 'ibiza').replace(/^m[ae][lj]+or[ck]\w+/, 'mallorca');

/** Compares the beginnings of names, because endings differ by language: "Antoni" matches "Antonio". */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const stem = word.slice(0, Math.max(4, word.length - 2));
  return known.has(word) || (word.length >= 4 && [...known].some((name) => name.startsWith(stem)));
}

/** Matches words that languages spell differently, such as "Juan", or that only some capitalise, such as "Police". */
const differsByLanguage =
  /^(?:balear\w*|islands?|islas?|eiland\w*|sant?a?|joan|juan|eul[ar]\w+|span\w+|spaa\w+|cat[ao]l\w+|eu\w{0,2}|ue|uk|vk|usa|eeuu|btw|vat|iva|mwst|councils?|consell|consejo|ayuntamiento|town|city|government|govern|gobierno|ministry|ministerio|parliament|parlamento|police|policia|politie|civil|guardia?|port|puerto|authority|airport|courts?|provincial|supreme|openbaar|financien|milieu|onderwijs|cultuur|toerisme|finance|environment|education|culture|tourism|old|union|kerst\w*)$/;
