import type { ModelCost, ModelTrouble } from '../../language-model/language-model.ts';
import type { Locale } from '../../locale.ts';
import type { NewsItem } from '../gathering/news-item.ts';

/**
 * Makes the news of one day out of reports, a language at a time. What it cannot do is an answer with a reason; it throws
 * for nothing that a service or a text can do.
 */
export type NewsWriter = {
  /** What `written_by_ai` of the posts becomes: the plain digest is put together without a model. */
  isAi: boolean;
  /** Facts from the items; too little is a normal outcome. */
  facts: (items: NewsItem[]) => Promise<FactsAnswer>;
  /**
   * The text of one language, checked against the facts and the other languages written already. Keep a `NewsText` whole,
   * as JSON: `claims` is what the next language is compared with.
   */
  text: (facts: NewsFacts, locale: Locale, others: Partial<Record<Locale, NewsText>>) => Promise<TextAnswer>;
};

export type FactsAnswer = ModelCost &
  ({ ok: true; facts: NewsFacts } | { ok: false; reason: 'too-little-news' | ModelTrouble; detail: string });

/** `too-little-left`: too few sentences passed the checks. */
export type TextAnswer = ModelCost &
  ({ ok: true; text: NewsText } | { ok: false; reason: 'too-little-left' | ModelTrouble; detail: string });

/** What a day's posts are written from, the same for all languages. Goes to the database and back as JSON. */
export type NewsFacts = {
  reports: NewsReport[];
  /** Empty in a digest, which shows the reports themselves. */
  facts: NewsFact[];
  /** What the model answered and no report says. */
  dropped: Dropped[];
};

/** An item whose date has gone through JSON. */
export type NewsReport = Omit<NewsItem, 'publishedAt'> & { publishedAt: string };

/** One thing that one report says. Names, numbers and days stand as they do in the report. */
export type NewsFact = {
  id: string;
  /** Id of the report. */
  report: string;
  /** The words of the report that say it, letter by letter. */
  quote: string;
  who: string[];
  /** In English, in words of our own. */
  what: string;
  where: string[];
  when: string[];
  numbers: string[];
  terms: Term[];
};

/** An ordinary word of a report, and what it is in our languages: in lower case, but for German nouns. */
export type Term = { word: string } & Record<Locale, string>;

/** A post in one language. */
export type NewsText = {
  title: string;
  excerpt: string;
  /** HTML that ends in the sources; it goes through `safeBody` like any other text. */
  content: string;
  /** Of each sentence. */
  claims: Claims[];
  dropped: Dropped[];
};

/** Which facts a sentence tells, with what numbers, days and names. Names begin with `who` or `where`. */
export type Claims = { facts: string[]; numbers: string[]; days: string[]; names: string[] };

export type Dropped = { sentence: string; why: string };
