import type { ModelCost, ModelTrouble } from '../../language-model/language-model.ts';
import type { Locale } from '../../locale.ts';
import type { NewsItem } from '../gathering/news-item.ts';

/**
 * Writes a day's news from reports, one language at a time. Returns a reason for anything it cannot do, and never
 * throws because of a service or a text.
 */
export type NewsWriter = {
  /** Becomes `written_by_ai` of the posts; false for the plain digest. */
  isAi: boolean;
  /** Facts from the items; too little news is a normal outcome. */
  facts: (items: NewsItem[]) => Promise<FactsAnswer>;
  /**
   * The text of one language, checked against the facts and the languages written so far. Store a `NewsText` as a
   * whole, as JSON: the next language is compared with its `claims`.
   */
  text: (facts: NewsFacts, locale: Locale, others: Partial<Record<Locale, NewsText>>) => Promise<TextAnswer>;
};

export type FactsAnswer = ModelCost &
  ({ ok: true; facts: NewsFacts } | { ok: false; reason: 'too-little-news' | ModelTrouble; detail: string });

/** `too-little-left`: too few sentences passed the checks. */
export type TextAnswer = ModelCost &
  ({ ok: true; text: NewsText } | { ok: false; reason: 'too-little-left' | ModelTrouble; detail: string });

/** The basis of a day's posts in all languages. Stored as JSON. */
export type NewsFacts = {
  reports: NewsReport[];
  /** Empty in a digest, which shows the reports themselves. */
  facts: NewsFact[];
  /** Statements of the model that no report supports. */
  dropped: Dropped[];
};

/** An item with its date as stored in JSON. */
export type NewsReport = Omit<NewsItem, 'publishedAt'> & { publishedAt: string };

/** One statement of one report. Names, numbers and days are written as in the report. */
export type NewsFact = {
  id: string;
  /** The report's id. */
  report: string;
  /** Verbatim from the report. */
  quote: string;
  who: string[];
  /** In English, in our own words. */
  what: string;
  where: string[];
  when: string[];
  numbers: string[];
  terms: Term[];
};

/** An ordinary word of a report and its translations: in lower case, except German nouns. */
export type Term = { word: string } & Record<Locale, string>;

/** A post in one language. */
export type NewsText = {
  title: string;
  excerpt: string;
  /** HTML that ends with the sources; `safeBody` sanitises it like any other text. */
  content: string;
  /** Of each sentence. */
  claims: Claims[];
  dropped: Dropped[];
};

/** The facts a sentence states, with its numbers, days and names. Names begin with `who` or `where`. */
export type Claims = { facts: string[]; numbers: string[]; days: string[]; names: string[] };

export type Dropped = { sentence: string; why: string };
