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

/** Trade terms. Each language lists the beginnings of words that translate a term; a translation must use one. */
export const tradeTerms = [
  ...(['finca', 'keyManagement', 'keyHandover', 'poolMaintenance'] as const),
  ...(['gardenCare', 'quote', 'holidayRental', 'vat'] as const),
  ...(['cistern', 'septicTank', 'changeoverClean', 'fuseBox'] as const),
] as const;

export type TradeTerm = (typeof tradeTerms)[number];

export type NumberWords = {
  /** The decimal separator. A comma, dot or space that is not the decimal sign separates thousands. */
  decimal: '.' | ',';
  /** Words that mean 1, including articles and ordinals. */
  one: ReadonlySet<string>;
  /** Maps counting words (dozens, hundreds, thousands, double, triple) to a value that is the same in all languages. */
  counting: ReadonlyMap<string, number | string>;
  percent: string;
  money: Record<Currency, string>;
};

export type Currency = '€' | '$' | '£';

export type TimeWords = {
  /**
   * Whether the day may follow the month, as in "December 14". In other languages, a number after a month counts something
   * else.
   */
  dayMayFollowMonth: boolean;
  /** Matches the text between the first and the last day of a range, such as "to". */
  until: string;
  /** Matches days before today. `soon` matches today and the days after it. */
  yesterday: string;
  soon: string;
  /** Matches other expressions of relative time, such as "last week". They are only true for a short time. */
  recently: string;
  /** Matches the text after any hour, such as "o'clock". */
  hour: string;
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
