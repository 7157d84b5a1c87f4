import { folded } from '../read-words.ts';

/** Patterns are parts of regular expressions. The pattern `never` matches nothing. */
export type LanguageWords = {
  /** Prompts contain `name` and `style`, such as "Spanish" and "Spanish of Spain (usted)". */
  name: string;
  style: string;
  /** The topic of an article that a model writes, if the editor enters no topic. */
  usualTopic: string;
  /** Common words, which say nothing about the content of a text but identify its language. */
  stopWords: ReadonlySet<string>;
  numbers: NumberWords;
  time: TimeWords;
  nounsHaveCapitals: boolean;
  /** Matches capitalised words that a translation may change: countries, nationalities, seas, feasts. */
  otherNames: string;
  informal: string;
};

export type NumberWords = {
  /** The decimal separator. Any other comma, dot or space in a number separates thousands. */
  decimal: '.' | ',';
  /** Words that mean 1, including articles and ordinals. */
  one: ReadonlySet<string>;
  counting: ReadonlyMap<string, number>;
  money: Record<Currency, string>;
};

export type Currency = '€' | '$' | '£';

export type TimeWords = {
  /** `yesterday` matches words for earlier days, and `soon` words for today and later days. */
  yesterday: string;
  soon: string;
  /** Matches other relative times, such as "last week", which soon become wrong. */
  recently: string;
  /** Matches the word after an hour, such as "o'clock". */
  hour: string;
};

export const never = '(?!)';

export const words = (text: string): Set<string> => new Set(folded(text).split(/\s+/).filter(Boolean));

/** @example counting('2=two|second 3=three|third').get('second') // => 2 */
export const counting = (pairs: string): Map<string, number> =>
  new Map(
    pairs
      .trim()
      .split(/\s+/)
      .flatMap((pair) => {
        const [value = '', names = ''] = pair.split('=');
        return names.split('|').map((name): [string, number] => [folded(name), Number(value)]);
      }),
  );
