import { folded } from '../read-words.ts';

/**
 * The vocabulary of one human language. Patterns are parts of regular expressions, with their alternatives. Patterns marked
 * "folded" are matched against lower-case text without accents. The pattern `never` is used if a language has no such
 * words.
 */
export type LanguageWords = {
  /** Prompts use `name` and `style`. `style` includes the country and the form of address. */
  name: string;
  style: string;
  /** The subject of an article if the editor gives no topic. */
  usualTopic: string;
  /** Words that occur in any text. They carry no content and identify the language. */
  stopWords: ReadonlySet<string>;
  /** Words of four letters or more that say nothing about the subject of a post, in addition to `stopWords`. */
  commonInPosts: ReadonlySet<string>;
  /** If a word of the slug begins like one of these words, the post is about a subject that has a drawing. */
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
 * A translation must use a fixed form of each of these terms. If a language allows several forms, the first is preferred.
 * The forms are prefixes, so "huissleutel" also finds "huissleutels".
 */
export const tradeTerms = [
  ...(['finca', 'keyManagement', 'keyHandover', 'poolMaintenance'] as const),
  ...(['gardenCare', 'quote', 'holidayRental', 'vat'] as const),
  ...(['cistern', 'septicTank', 'changeoverClean', 'fuseBox'] as const),
] as const;

export type TradeTerm = (typeof tradeTerms)[number];

export type NumberWords = {
  /** The decimal separator. The other of the two signs, or a space, separates thousands. */
  decimal: '.' | ',';
  /** Words for 1. They count only at the end of a longer number, because most of them are also articles. */
  one: ReadonlySet<string>;
  /** Other words that mean 1, such as articles and ordinals. */
  alsoOne: ReadonlySet<string>;
  /** Maps counting words (dozens, hundreds, thousands, double, triple) to a value that is the same in all languages. */
  counting: ReadonlyMap<string, number | string>;
  /**
   * Matches the text between tens and units, as in "treinta y uno" and "two hundred and one". It is `never` if the language
   * writes such numbers as one word.
   */
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
   * `months` begins with January, and `weekdays` with Sunday. They are case-sensitive, so that the English verb "may" is
   * not a month and the Spanish name "Domingo" is not a day.
   */
  months: string;
  weekdays: string;
  /**
   * Whether the day may follow the month, as in "December 14". In other languages, a number after a month counts something
   * else.
   */
  dayMayFollowMonth: boolean;
  /** Matches the text between the first and the last day of a range. */
  until: string;
  dayBeforeYesterday: string;
  yesterday: string;
  today: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  /** Matches other expressions of relative time, such as "last week". They are only true for a short time. */
  recently: string;
  /**
   * `hour` matches the text after any hour, such as "o'clock". `afternoon` matches the text after an hour in the second
   * half of the day, such as "in the evening".
   */
  hour: string;
  afternoon: string;
};

/** A pattern that matches nothing. */
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
