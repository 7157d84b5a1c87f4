import type { ModelCost, ModelTrouble } from '../../language-model/language-model.ts';
import type { Locale } from '../../locale.ts';
import type { NewsItem } from '../gathering/news-item.ts';

/**
 * Writes a day's news from reports, one language at a time. Returns a reason for anything it cannot do, and never
 * throws because of a service or a text.
 */
export type NewsWriter = {
  /** Facts from the items; no report at all is a normal outcome. */
  facts: (items: NewsItem[]) => Promise<FactsAnswer>;
  /** The text of one language, checked against the facts. Stored as JSON. */
  text: (facts: NewsFacts, locale: Locale) => Promise<TextAnswer>;
};

export type FactsAnswer = ModelCost &
  ({ ok: true; facts: NewsFacts } | { ok: false; reason: 'too-little-news' | ModelTrouble; detail: string });

export type TextAnswer = ModelCost &
  ({ ok: true; text: NewsText } | { ok: false; reason: ModelTrouble; detail: string });

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
  /** Whole sentences, verbatim from the report. */
  quote: string;
  who: string[];
  /** In English, in our own words. */
  what: string;
  where: string[];
  when: string[];
  numbers: string[];
};

/** A post in one language. */
export type NewsText = {
  title: string;
  excerpt: string;
  /** HTML with its sources; `safeBody` sanitises it like any other text. */
  content: string;
  /** Becomes `written_by_ai` of the post; false for a digest. */
  isAi: boolean;
  /** The ids of the reports it is made of; no other day tells them again. */
  reports: string[];
  /** Why a person must read it before it is published; none if rules and judge passed every sentence. */
  waits: ReviewReason[];
  /** Each sentence with the words of its report, for the person who reads it. */
  evidence: Evidence[];
  dropped: Dropped[];
};

/** The judge is switched off or did not answer, or a sentence is about a sensitive subject. */
export type ReviewReason = 'no-judge' | `judge-${ModelTrouble}` | 'sensitive';

export type Evidence = { sentence: string; source: string };

export type Dropped = { sentence: string; why: string };
