import type { ModelCost, ModelTrouble } from '../../language-model/language-model.ts';
import type { Locale } from '../../locale.ts';
import type { NewsItem } from '../gathering/news-item.ts';

/**
 * Writes a day's news from reports, one language at a time. If a step is impossible, returns the reason. Never throws
 * because of a service or a text.
 */
export type NewsWriter = {
  /** Finds the facts in the items. Finding no report that can be used is a normal outcome. */
  facts: (items: NewsItem[]) => Promise<FactsAnswer>;
  /** Writes the text of one language and checks it against the facts. The result is stored as JSON. */
  text: (facts: NewsFacts, locale: Locale) => Promise<TextAnswer>;
};

export type FactsAnswer = ModelCost &
  ({ ok: true; facts: NewsFacts } | { ok: false; reason: 'too-little-news' | ModelTrouble; detail: string });

export type TextAnswer = ModelCost &
  ({ ok: true; text: NewsText } | { ok: false; reason: ModelTrouble; detail: string });

/** The facts that a day's posts in all languages are based on. They are stored as JSON. */
export type NewsFacts = {
  reports: NewsReport[];
  /** The facts. The list is empty in a digest, which shows the reports themselves. */
  facts: NewsFact[];
  /** Statements that the model made and no report supports. */
  dropped: Dropped[];
};

/** A news item whose date is a string, because it is stored as JSON. */
export type NewsReport = Omit<NewsItem, 'publishedAt'> & { publishedAt: string };

/** One statement of one report. Names, numbers and days are spelled as in the report. */
export type NewsFact = {
  id: string;
  /** The id of the report. */
  report: string;
  /** Whole sentences, quoted verbatim from the report. */
  quote: string;
  who: string[];
  /** The statement in English, in our own words. */
  what: string;
  where: string[];
  when: string[];
  numbers: string[];
};

/** A post in one language. */
export type NewsText = {
  title: string;
  excerpt: string;
  /** The text as HTML, with its sources. `safeBody` sanitises it like any other text. */
  content: string;
  /** Becomes `written_by_ai` of the post. It is false for a digest. */
  isAi: boolean;
  /** The ids of the reports that the text is based on. The news of other days does not use them again. */
  reports: string[];
  /**
   * The reasons why a person must read the text before it is published. The list is empty if every sentence passed the
   * rules and the judge.
   */
  waits: ReviewReason[];
  /** Each sentence with the words of its report, for the person who reviews the text. */
  evidence: Evidence[];
  dropped: Dropped[];
};

/**
 * A person must read a text if the judge is switched off or did not answer, or if a sentence is about a sensitive subject.
 */
export type ReviewReason = 'no-judge' | `judge-${ModelTrouble}` | 'sensitive';

export type Evidence = { sentence: string; source: string };

export type Dropped = { sentence: string; why: string };
