import { folded } from '../read-words.ts';

/**
 * What is known of one human language. Patterns are parts of regular expressions, alternatives divided by bars; those
 * marked "folded" are looked for in text without accents and capitals. A list of nothing is `never`.
 */
export type LanguageWords = {
  /** As in a task for a model; `style` says the country and the form of address too. */
  name: string;
  style: string;
  /** What an article is about where nobody said. */
  usualTopic: string;
  /** Said in any text: they carry no content, may begin sentences, and tell which language a text is in. */
  stopWords: ReadonlySet<string>;
  /** Of four letters and more: no stop words, yet too common to tell what a post is about. */
  commonInPosts: ReadonlySet<string>;
  /** Ordinary words of the news that begin sentences, where any word has a capital. */
  beginnings: ReadonlySet<string>;
  /** What words in the address of an article begin with that is about something we have a drawing of. */
  subjects: Record<Subject, ReadonlySet<string>>;
  /** What the terms of our trade are called; see `tradeTerms`. */
  trade: Record<TradeTerm, readonly [string, ...string[]]>;
  /** Words are put together without a space: "zondagsmarkt", "eenentwintig". */
  hasCompounds: boolean;
  /** Folded. */
  negations: string;
  numbers: NumberWords;
  time: TimeWords;
  nounsHaveCapitals: boolean;
  /** Words with a capital that other languages have their own for: countries, their people, seas, feasts. */
  otherNames: string;
  /** What addresses a reader as a friend. */
  informal: string;
  instructions: InstructionWords;
};

/** What articles are about, as far as there are drawings of it. */
export type Subject = (typeof subjects)[number];

export const subjects = [
  ...(['keys', 'pool', 'garden', 'cleaning', 'works', 'solar'] as const),
  ...(['rain', 'water', 'always', 'coast', 'town', 'house'] as const),
] as const;

/**
 * Words of the trade that a translator has to call by their name; of several, the first is given. The forms are beginnings:
 * "huissleutel" is found in "huissleutels".
 */
export const tradeTerms = [
  ...(['finca', 'keyManagement', 'keyHandover', 'poolMaintenance'] as const),
  ...(['gardenCare', 'quote', 'holidayRental', 'vat'] as const),
] as const;

export type TradeTerm = (typeof tradeTerms)[number];

export type NumberWords = {
  /** Before the cents; the other one, or a space, is between thousands. */
  decimal: '.' | ',';
  /** "One" counts only as the end of a longer number: in most languages it is an article too. */
  one: ReadonlySet<string>;
  /** The other words for 1: articles and ordinals. */
  alsoOne: ReadonlySet<string>;
  /** Counts without a figure by what they all mean: dozens, hundreds, thousands, double, triple. */
  counting: ReadonlyMap<string, number | string>;
  /** "Treinta y uno", "two hundred and one"; `never` where that is written as one word. */
  tensAnd: string;
  hundredsAnd: string;
  /** How compounds are put together: "een-en-twintig", "zwei-tausend". */
  compounds?: { unitAndTen: RegExp; thousand: string; hundred: string; and: string };
  percent: string;
  money: Record<Currency, string>;
};

export type Currency = '€' | '$' | '£';

export type TimeWords = {
  /** As they are written, so that an English "may" is no month and a Spanish "Domingo" no day. January and Sunday first. */
  months: string;
  weekdays: string;
  /** Between the first and the last day of some. */
  until: string;
  dayBeforeYesterday: string;
  yesterday: string;
  today: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  /** What is new today is old tomorrow, besides the days above. */
  recently: string;
  /** Behind an hour; and behind one that may be of the afternoon. */
  hour: string;
  afternoon: string;
};

/** What is said to a program, or by one; all of it folded. */
export type InstructionWords = {
  /** "As an AI", "I am an AI". */
  asProgram: string;
  program: string;
  /** "Here is the text." */
  hereIs: string;
  text: string;
  /** What a program says in place of an answer. */
  refusals: string;
  /** What news never says, since it has no "I" and calls to nothing. */
  notNews: string;
  youAre: string;
  fromNow: string;
  article: string;
  /** What a program is told to be. */
  role: string;
  /** Before an order: "and", "please". */
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
