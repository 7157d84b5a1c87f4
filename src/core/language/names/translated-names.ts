import { sourceLocale, type Locale } from '../../locale.ts';
import { daysIn } from '../days.ts';
import { byLocale, languageWords } from '../language-words.ts';
import { folded } from '../read-words.ts';
import { withoutExonyms } from './exonyms.ts';

/** Returns names in the source that the translation lacks. Names of places may have another form in each language. */
export function lostNames(
  text: string,
  { target: translated, names, own }: { target: string; names: readonly string[]; own?: string[][] },
): string[] {
  const { source, target, lost: exonyms } = withoutExonyms(text, translated, own);
  const fixed = [...fixedNames, ...names.map((name) => [name])].filter((forms) =>
    forms.some((form) => mentions(source, form)),
  );
  const lost = fixed
    .filter((forms) => !forms.some((form) => mentions(target, form)))
    .map(([name = '']) => name);
  const isFixed = (name: string) =>
    fixed.some((forms) => forms.some((form) => mentions(form, name) || plain(name).startsWith(plain(form))));
  const others = capitals(source).filter((name) => !isFixed(name) && !isTranslated(name, sourceLocale));
  return [...exonyms, ...lost, ...others.filter((name) => !plain(target).includes(stem(name)))];
}

/** Returns names that only the translation contains, or none in a language that capitalises all nouns. */
export function addedNames(
  text: string,
  { target: translated, locale, own }: { target: string; locale: Locale; own?: string[][] },
): string[] {
  if (languageWords[locale].nounsHaveCapitals) return [];
  const { source, target } = withoutExonyms(text, translated, own);
  const otherWritings = fixedNames.filter((forms) => forms.some((form) => mentions(source, form))).flat();
  return capitals(target).filter(
    (name) =>
      ![source, ...otherWritings].some((written) => plain(written).includes(stem(name))) &&
      !isTranslated(name, locale) &&
      !titles.test(name),
  );
}

/** A title such as "Mrs" is not an added name, although its Dutch source ("mevrouw") has no capital. */
const titles = /^(?:Mrs?|Ms|Sra?|Srta|Do[nñ]a?|Dra?)$/;

/** Names that no language translates. A name is a list of its accepted spellings. */
export const fixedNames: string[][] = [
  'Ibiza/Eivissa|Formentera|Dalt Vila|Es Vedrà|Talamanca|Bitcoin|ISO 9001|IGJ|Santa Gertrudis',
  'Santa Eulària|Sant Antoni|Sant Josep|Sant Joan|Sant Miquel',
  'Santa Eulalia|San Antonio|San José|San Juan|San Miguel',
].flatMap((names) => names.split('|').map((name) => name.split('/')));

/** Finds capitalised words within a sentence, that is, after a letter, digit, comma or semicolon and one space. */
const capitals = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<=[\p{L}\d,;] )\p{Lu}[\p{L}’'-]*\p{L}/gu)].map(([name]) => name)),
];

const isShortAbbreviation = (name: string): boolean => /^\p{Lu}{2,4}$/u.test(name);

/** Whether a name may differ in a translation, as short abbreviations, countries, seas, feasts and days do. */
const isTranslated = (name: string, locale: Locale): boolean =>
  isShortAbbreviation(name) || otherNames[locale].test(name) || daysIn(name, locale).days.length > 0;

const otherNames = byLocale((words) => new RegExp(`^(?:${words.otherNames})$`, 'u'));

const mentions = (text: string, name: string): boolean => plain(text).includes(plain(name));

const stem = (name: string): string => plain(name.replace(/[’']s$/u, ''));

const plain = (text: string): string => folded(text).replaceAll('’', "'");
