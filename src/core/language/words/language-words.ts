import { folded } from '../read-words.ts';

/**
 * The vocabulary of one human language. Patterns are parts of regular expressions with alternatives. Those marked
 * "folded" are matched against lower-case text without accents. An empty list is `never`.
 */
export type LanguageWords = {
  /** Prompts use `name` and `style`, which includes the country and the form of address. */
  name: string;
  style: string;
  /** An article without a given topic is about this. */
  usualTopic: string;
  /** These words occur in any text: they carry no content, may begin sentences, and identify the language. */
  stopWords: ReadonlySet<string>;
  /** Words of four letters or more that are no stop words, but too common to tell what a post is about. */
  commonInPosts: ReadonlySet<string>;
  /** A slug word that begins like this indicates a subject with a drawing. */
  subjects: Record<Subject, ReadonlySet<string>>;
  /** Translations of the terms in `tradeTerms`. */
  trade: Record<TradeTerm, readonly [string, ...string[]]>;
  /** Whether the language writes compounds as one word: "zondagsmarkt", "eenentwintig". */
  hasCompounds: boolean;
  /** Matches negations in folded text. */
  negations: string;
  numbers: NumberWords;
  time: TimeWords;
  nounsHaveCapitals: boolean;
  /** Matches capitalised words that are translated: countries, their people, seas, feasts. */
  otherNames: string;
  /** Matches informal forms of address. */
  informal: string;
};

/** Articles about these subjects have a drawing. */
export type Subject = (typeof subjects)[number];

export const subjects = [
  ...(['keys', 'pool', 'garden', 'cleaning', 'works', 'solar'] as const),
  ...(['rain', 'water', 'always', 'coast', 'town', 'house'] as const),
] as const;

/**
 * A translation must use these terms, preferably the first of several. The forms are prefixes, so "huissleutel" also
 * finds "huissleutels".
 */
export const tradeTerms = [
  ...(['finca', 'keyManagement', 'keyHandover', 'poolMaintenance'] as const),
  ...(['gardenCare', 'quote', 'holidayRental', 'vat'] as const),
  ...(['cistern', 'septicTank', 'changeoverClean', 'fuseBox'] as const),
] as const;

export type TradeTerm = (typeof tradeTerms)[number];

export type NumberWords = {
  /** Separates the cents. The other sign, or a space, separates thousands. */
  decimal: '.' | ',';
  /** "One" counts only as the end of a longer number, because in most languages it is an article as well. */
  one: ReadonlySet<string>;
  /** Other words for 1: articles and ordinals. */
  alsoOne: ReadonlySet<string>;
  /** Maps counting words to their value in all languages: dozens, hundreds, thousands, double, triple. */
  counting: ReadonlyMap<string, number | string>;
  /** Matches the link in "treinta y uno" and "two hundred and one". It is `never` if the language writes one word. */
  tensAnd: string;
  hundredsAnd: string;
  /** Matches the parts of compounds: "een-en-twintig", "zwei-tausend". */
  compounds?: { unitAndTen: RegExp; thousand: string; hundred: string; and: string };
  percent: string;
  money: Record<Currency, string>;
};

export type Currency = '€' | '$' | '£';

export type TimeWords = {
  /**
   * These lists begin with January and Sunday. They are case-sensitive, so that an English "may" is no month and a
   * Spanish "Domingo" no day.
   */
  months: string;
  weekdays: string;
  /** "December 14"; elsewhere a number after a month counts something else. */
  dayMayFollowMonth: boolean;
  /** Matches what is between the first and the last day of a range. */
  until: string;
  dayBeforeYesterday: string;
  yesterday: string;
  today: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  /** Matches relative times other than the days above, because they date a text. */
  recently: string;
  /** `hour` follows any hour. `afternoon` follows an hour that may be in the afternoon. */
  hour: string;
  afternoon: string;
};

/** Matches phrases to a model or by a model, all folded. */
export type InstructionWords = {
  /** Matches "As an AI" and "I am an AI". */
  asProgram: string;
  program: string;
  /** Matches "Here is the text." */
  hereIs: string;
  text: string;
  /** Matches phrases with which a model refuses instead of answering. */
  refusals: string;
  /** Matches phrases that news never contains, because it has no "I" and no calls to action. */
  notNews: string;
  youAre: string;
  fromNow: string;
  article: string;
  /** Matches roles that an instruction gives to a model. */
  role: string;
  /** Matches what may precede an instruction: "and", "please". */
  clause: string;
  show: string;
  which: string;
  secret: string;
  /** Matches "Ignore" and "forget". */
  ignoring: string;
  rules: string;
  everything: string;
  before: string;
  /** Matches "The above". */
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
