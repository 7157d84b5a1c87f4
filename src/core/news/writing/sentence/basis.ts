import type { Locale } from '../../../locale.ts';
import { daysOfReport } from '../../../language/days.ts';
import { inAnyLanguage } from '../../../language/language-words.ts';
import { isStopWord, languageOf } from '../../../language/stop-words.ts';
import { isSameName, sameNames } from '../../../language/names/name-groups.ts';
import { numbersIn, type NumberReadings } from '../../../language/numbers/numbers.ts';
import { evenText, folded, readWords } from '../../../language/read-words.ts';
import type { NewsFact, NewsReport } from '../news-writer.ts';

/** What a sentence may say: only the numbers, days, names and subjects of the facts it refers to. */
export type Basis = {
  numbers: NumberReadings[];
  days: string[];
  names: Set<string>;
  /** Prefixes of words that the facts are about, in the language of the sentence. */
  subjects: string[];
  /** The whole report; quotations must be verbatim from it. */
  report: string;
  isNegative: boolean;
};

/** Everything a report says; facts may be made of it. */
export function basisOfReport(report: NewsReport): Basis {
  const text = `${report.title}. ${report.summary}`;
  const days = daysOfReport(text, new Date(report.publishedAt));
  return {
    numbers: withYears(numbersIn(text), days, report),
    days,
    names: namesOf(`${text} ${report.source}`),
    subjects: subjectsOf(readWords(text).map((word) => word.folded)),
    report: evenText(text),
    isNegative: isNegative(text),
  };
}

/** The combined basis of several facts of one report. */
export function basisOfFacts(facts: readonly NewsFact[], report: NewsReport, locale: Locale): Basis {
  const [only] = facts.length === 1 ? facts : [];
  if (only === undefined) return readFacts(facts, report, locale);
  const known = knownBases.get(only) ?? {};
  knownBases.set(only, known);
  return (known[locale] ??= readFacts(facts, report, locale));
}

/** Several sentences refer to the same fact, and each is checked up to twice. */
const knownBases = new WeakMap<NewsFact, Partial<Record<Locale, Basis>>>();

function readFacts(facts: readonly NewsFact[], report: NewsReport, locale: Locale): Basis {
  const text = facts
    .flatMap(({ quote, who, where, when, numbers }) => [quote, ...who, ...where, ...when, ...numbers])
    .join(' · ');
  const days = daysOfReport(text, new Date(report.publishedAt));
  const sentences = facts.flatMap(({ quote, what }) => [
    ...(languageOf(quote) === locale ? [quote] : []),
    ...(locale === 'en' ? [what] : []),
  ]);
  const terms = facts.flatMap((fact) => fact.terms.map((term) => term[locale]));
  return {
    numbers: withYears(numbersIn(text), days, report),
    days,
    names: namesOf(`${text} ${report.source}`),
    subjects: subjectsOf(
      [...sentences, ...terms]
        .flatMap((words) => readWords(words).map((word) => word.folded))
        .filter((word) => !isStopWord(word, locale)),
    ),
    report: evenText(`${report.title}. ${report.summary}`),
    isNegative: facts.some(({ quote, what }) => isNegative(`${quote} ${what}`)),
  };
}

/** Whether a name in a sentence is among the known names, in any language. */
export const isNamed = (word: string, { names }: Basis): boolean =>
  names.has(word) || [...names].some((name) => isSameName(word, name));

/**
 * Whether a word is about a subject of the facts: it shares a prefix with one of their words.
 * @example isSubject('veerboten', { …, subjects: ['veerboot'] }) // => true
 */
export const isSubject = (word: string, { subjects }: Pick<Basis, 'subjects'>): boolean =>
  subjects.some((subject) => {
    const shorter = Math.min(word.length, subject.length);
    const alike = commonStart(word, subject);
    return alike >= 6 || (alike >= 4 && alike >= shorter - 2) || (shorter < 4 && word === subject);
  });

/**
 * Whether a capitalised word is an ordinary word of the facts, apart from its ending: "Portland" is not "port".
 * @example isSubjectItself('ports', { …, subjects: ['port'] }) // => true
 */
export const isSubjectItself = (word: string, { subjects }: Pick<Basis, 'subjects'>): boolean =>
  subjects.some((subject) => {
    const alike = commonStart(word, subject);
    const isInflected = endings.test(word.slice(alike)) && endings.test(subject.slice(alike));
    return word === subject || (alike >= 4 && isInflected);
  });

/** Endings of number, case, gender and tense in our languages, without accents. */
const endings =
  /^(?:|s|es|e|en|n|ns|er|ern|em|a|as|o|os|al|ales|t|te|ten|d|de|den|ed|ing|r|rs|rn|st|nen|an|on|io|ado|ada|ados|adas|ra|ran|do|da|dos|das|aba|ar|ir|er|se|t?e|je|jes|y|ies)$/;

export const isNegative = (text: string): boolean => negation.test(folded(text));

const negation = new RegExp(`\\b${inAnyLanguage(({ negations }) => negations)}\\b`);

/** Capitalised words and their equivalents. In a German report these include nouns. */
const namesOf = (text: string): Set<string> =>
  new Set(
    readWords(text)
      .filter((word) => /\p{Lu}/u.test(word.text))
      .flatMap((word) => [...sameNames(word.folded)]),
  );

const subjectsOf = (words: string[]): string[] => [...new Set(words)];

/** A day in a report belongs to a year that the report need not mention. */
const withYears = (numbers: NumberReadings[], days: string[], report: NewsReport): NumberReadings[] => {
  const year = new Date(report.publishedAt).getUTCFullYear();
  const next = days.some((day) => /^[12]-/.test(day)) && new Date(report.publishedAt).getUTCMonth() >= 10;
  return days.length === 0 ? numbers : [...numbers, [String(next ? year + 1 : year)]];
};

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
