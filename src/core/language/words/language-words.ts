import { folded } from '../read-words.ts';

/**
 * The patterns are parts of regular expressions. `never` is for a language without such words. A "folded" pattern is for
 * lower-case text without accents.
 */
export type LanguageWords = {
  /** Prompts use `name` and `style`. The style includes the country and the form of address. */
  name: string;
  style: string;
  /** The subject of an article if the editor gives no topic. */
  usualTopic: string;
  /** Words that occur in any text. They say nothing about its content, but identify the language. */
  stopWords: ReadonlySet<string>;
  /** Words of four or more letters that say nothing about a post's subject, besides `stopWords`. */
  commonInPosts: ReadonlySet<string>;
  /** A slug with a word that begins like one of these gets the drawing of the subject. */
  subjects: Record<Subject, ReadonlySet<string>>;
  trade: Record<TradeTerm, readonly [string, ...string[]]>;
  /** Whether the language writes compounds as one word: "zondagsmarkt", "eenentwintig". */
  hasCompounds: boolean;
  negations: string;
  numbers: NumberWords;
  time: TimeWords;
  nounsHaveCapitals: boolean;
  /** Matches capitalised words that are translated: countries, their people, seas, feasts. */
  otherNames: string;
  informal: string;
};

export type Subject = (typeof subjects)[number];

export const subjects = [
  ...(['keys', 'pool', 'garden', 'cleaning', 'works', 'solar'] as const),
  ...(['rain', 'water', 'always', 'coast', 'town', 'house'] as const),
] as const;

/** A translation must use one of the forms, preferably the first. Each form is a prefix. */
export const tradeTerms = [
  ...(['finca', 'keyManagement', 'keyHandover', 'poolMaintenance'] as const),
  ...(['gardenCare', 'quote', 'holidayRental', 'vat'] as const),
  ...(['cistern', 'septicTank', 'changeoverClean', 'fuseBox'] as const),
] as const;

export type TradeTerm = (typeof tradeTerms)[number];

export type NumberWords = {
  /** The decimal separator. A comma, dot or space that is not the decimal sign separates thousands. */
  decimal: '.' | ',';
  /** Words for 1. They count only at the end of a longer number, because most are also articles. */
  one: ReadonlySet<string>;
  /** Other words that mean 1, such as articles and ordinals. */
  alsoOne: ReadonlySet<string>;
  /** Maps words such as "dozens" and "double" to a value that is the same in all languages. */
  counting: ReadonlyMap<string, number | string>;
  /** Matches the "y" in "treinta y uno". It is `never` if the language joins such numbers. */
  tensAnd: string;
  hundredsAnd: string;
  /** Matches the parts of compounds: "een-en-twintig", "zwei-tausend". */
  compounds?: { unitAndTen: RegExp; thousand: string; hundred: string; and: string };
  percent: string;
  money: Record<Currency, string>;
};

export type Currency = '€' | '$' | '£';

export type TimeWords = {
  /** January and Sunday come first. Case matters: the verb "may" is not a month. */
  months: string;
  weekdays: string;
  /** Whether the day may follow the month, as in "December 14". */
  dayMayFollowMonth: boolean;
  /** Matches the text between the first and the last day of a range, such as "to". */
  until: string;
  dayBeforeYesterday: string;
  yesterday: string;
  today: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  /** Matches other relative times, such as "last week", which soon become false. */
  recently: string;
  /** `hour` matches the text after any hour ("o'clock"), `afternoon` after one past noon ("pm"). */
  hour: string;
  afternoon: string;
};

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
