import { folded } from '../read-words.ts';

/**
 * The vocabulary of one human language. Patterns are parts of regular expressions with alternatives; those marked
 * "folded" are matched against lower-case text without accents. An empty list is `never`.
 */
export type LanguageWords = {
  /** As used in a prompt; `style` includes the country and the form of address. */
  name: string;
  style: string;
  /** The topic of an article if none was given. */
  usualTopic: string;
  /** Words of any text: they carry no content, may begin sentences, and identify the language. */
  stopWords: ReadonlySet<string>;
  /** Four letters or more: not stop words, but too common to tell what a post is about. */
  commonInPosts: ReadonlySet<string>;
  /** Ordinary words of the news that begin sentences, where every word is capitalised. */
  beginnings: ReadonlySet<string>;
  /** Beginnings of slug words that indicate a subject with a drawing. */
  subjects: Record<Subject, ReadonlySet<string>>;
  /** The terms of our trade; see `tradeTerms`. */
  trade: Record<TradeTerm, readonly [string, ...string[]]>;
  /** Compounds are written as one word: "zondagsmarkt", "eenentwintig". */
  hasCompounds: boolean;
  /** Folded. */
  negations: string;
  numbers: NumberWords;
  time: TimeWords;
  nounsHaveCapitals: boolean;
  /** Capitalised words that are translated: countries, their people, seas, feasts. */
  otherNames: string;
  /** Informal forms of address. */
  informal: string;
  instructions: InstructionWords;
};

/** Subjects of articles that have a drawing. */
export type Subject = (typeof subjects)[number];

export const subjects = [
  ...(['keys', 'pool', 'garden', 'cleaning', 'works', 'solar'] as const),
  ...(['rain', 'water', 'always', 'coast', 'town', 'house'] as const),
] as const;

/**
 * Terms that a translation must use; the first of several is preferred. The forms are prefixes: "huissleutel" is
 * found in "huissleutels".
 */
export const tradeTerms = [
  ...(['finca', 'keyManagement', 'keyHandover', 'poolMaintenance'] as const),
  ...(['gardenCare', 'quote', 'holidayRental', 'vat'] as const),
] as const;

export type TradeTerm = (typeof tradeTerms)[number];

export type NumberWords = {
  /** Before the cents; the other one, or a space, separates thousands. */
  decimal: '.' | ',';
  /** "One" counts only as the end of a longer number, because in most languages it is an article as well. */
  one: ReadonlySet<string>;
  /** Other words for 1: articles and ordinals. */
  alsoOne: ReadonlySet<string>;
  /** Counting words and their value in all languages: dozens, hundreds, thousands, double, triple. */
  counting: ReadonlyMap<string, number | string>;
  /** "Treinta y uno", "two hundred and one"; `never` if written as one word. */
  tensAnd: string;
  hundredsAnd: string;
  /** The parts of compounds: "een-en-twintig", "zwei-tausend". */
  compounds?: { unitAndTen: RegExp; thousand: string; hundred: string; and: string };
  percent: string;
  money: Record<Currency, string>;
};

export type Currency = '€' | '$' | '£';

export type TimeWords = {
  /** Case-sensitive, so that an English "may" is no month and a Spanish "Domingo" no day. January and Sunday first. */
  months: string;
  weekdays: string;
  /** Between the first and the last day of a range. */
  until: string;
  dayBeforeYesterday: string;
  yesterday: string;
  today: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  /** Relative times other than the days above, which date a text. */
  recently: string;
  /** After an hour; and after one that may be in the afternoon. */
  hour: string;
  afternoon: string;
};

/** Phrases to a model or by one; all folded. */
export type InstructionWords = {
  /** "As an AI", "I am an AI". */
  asProgram: string;
  program: string;
  /** "Here is the text." */
  hereIs: string;
  text: string;
  /** Phrases with which a model refuses instead of answering. */
  refusals: string;
  /** Phrases that news never contains, because it has no "I" and no calls to action. */
  notNews: string;
  youAre: string;
  fromNow: string;
  article: string;
  /** Roles that an instruction gives to a model. */
  role: string;
  /** Before an instruction: "and", "please". */
  clause: string;
  show: string;
  which: string;
  secret: string;
  /** "Ignore", "forget". */
  ignoring: string;
  rules: string;
  everything: string;
  before: string;
  /** "The above". */
  theAbove: string;
};

/** Matches nothing. */
export const never = '(?!)';

export const words = (text: string): Set<string> => new Set(folded(text).split(/\s+/).filter(Boolean));

/** @example counting('2=two|second double=twice').get('second') // => 2 */
export const counting = (pairs: string): Map<string, number | string> =>
  new Map(
    pairs
      .trim()
      .split(/\s+/)
      .flatMap((pair) => {
        const [value = '', names = ''] = pair.split('=');
        return names
          .split('|')
          .map((name): [string, number | string] => [folded(name), Number(value) || value]);
      }),
  );
