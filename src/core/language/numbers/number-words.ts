import { locales, type Locale } from '../../locale.ts';
import { languageWords } from '../language-words.ts';
import { readWords } from '../read-words.ts';
import type { NumberWords } from '../words/language-words.ts';

/** Returns the number that a word means. Excludes words for 1, because most are also articles. */
export function numberOfWord(word: string, locale: Locale): number | string | undefined {
  const { counting, compounds } = languageWords[locale].numbers;
  const known = counting.get(word);
  if (known !== undefined || compounds === undefined || isOne(word)) return known;
  return compound(word, { counting, compounds });
}

/** A word for 1 counts as a number only at the end of a longer one: "twenty-one", "treinta y uno". */
export const isOne = (word: string): boolean => ones.has(word);

const ones = new Set(locales.flatMap((locale) => [...languageWords[locale].numbers.one]));

/** Whether a number multiplies the one before it, as in "2 millones" and "1,5 Mio". */
export const isScale = (value: number): boolean => value === 100 || value === 1000 || value >= 1_000_000;

/** Whether a text spells out a number, including as an ordinal. For 1, an article suffices. */
export function saysNumber(text: string, { number, locale }: { number: number; locale: Locale }): boolean {
  const { one, alsoOne } = languageWords[locale].numbers;
  return readWords(text).some(({ folded }) =>
    number === 1 ? one.has(folded) || alsoOne.has(folded) : numberOfWord(folded, locale) === number,
  );
}

/** Reads a number that is written as one word, as in German "zweihundertdreißig" and Dutch "eenentwintig". */
function compound(word: string, language: Compounding): number | undefined {
  if (word === '') return 0;
  if (isOne(word)) return 1;
  const { counting, compounds } = language;
  const known = counting.get(word);
  if (typeof known === 'number') return known;
  for (const [name, scale] of [
    [compounds.thousand, 1000],
    [compounds.hundred, 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const rest = word.slice(at + name.length);
    const isLinked = rest.startsWith(compounds.and) && rest !== compounds.and;
    const before = compound(word.slice(0, at), language);
    const after = compound(isLinked ? rest.slice(compounds.and.length) : rest, language);
    return before === undefined || after === undefined ? undefined : (before || 1) * scale + after;
  }
  const [, unit = '', ten = ''] = compounds.unitAndTen.exec(word) ?? [];
  const [ones, tens] = [isOne(unit) ? 1 : counting.get(unit), counting.get(ten)];
  if (typeof ones !== 'number' || typeof tens !== 'number') return undefined;
  return ones < 10 && tens % 10 === 0 ? ones + tens : undefined;
}

type Compounding = Required<Pick<NumberWords, 'counting' | 'compounds'>>;
