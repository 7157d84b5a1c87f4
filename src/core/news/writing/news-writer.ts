import type { ModelCost, ModelTrouble } from '../../language-model/language-model.ts';
import type { Locale } from '../../locale.ts';
import type { NewsItem } from '../gathering/news-item.ts';

/** Writes a day's news. If a step fails, returns the reason instead of throwing. */
export type NewsWriter = {
  /** Finds the facts in the items. A day without usable reports is a normal outcome. */
  facts: (items: NewsItem[]) => Promise<FactsAnswer>;
  /** Writes the text of one language, and checks it against the facts. The result is stored as JSON. */
  text: (facts: NewsFacts, locale: Locale) => Promise<TextAnswer>;
};

export type FactsAnswer = ModelCost &
  ({ ok: true; facts: NewsFacts } | { ok: false; reason: 'too-little-news' | ModelTrouble; detail: string });

export type TextAnswer = ModelCost &
  ({ ok: true; text: NewsText } | { ok: false; reason: ModelTrouble; detail: string });

/** A day's posts in all languages use these facts. They are stored as JSON. */
export type NewsFacts = {
  reports: NewsReport[];
  /** Empty in a digest, which shows the reports themselves. */
  facts: NewsFact[];
  /** Quotations that are in no report. */
  dropped: Dropped[];
};

/** A news item whose date is a string, because it is stored as JSON. */
export type NewsReport = Omit<NewsItem, 'publishedAt'> & { publishedAt: string };

/** Whole sentences of the report with the id `report`, quoted verbatim. */
export type NewsFact = { id: string; report: string; quote: string };

export type NewsText = {
  title: string;
  excerpt: string;
  /** HTML with its sources. `safeBody` sanitises it before it is shown. */
  content: string;
  /** Becomes `written_by_ai` of the post. It is false for a digest. */
  isAi: boolean;
  /** The ids of the reports that the text uses. The news of other days does not use them again. */
  reports: string[];
  /** Why a person must read the text first. Empty if each sentence passed the rules and the judge. */
  waits: ReviewReason[];
  /** Each sentence with the words of its report, for the reviewer. */
  evidence: Evidence[];
  dropped: Dropped[];
};

export type ReviewReason = 'no-judge' | `judge-${ModelTrouble}` | 'sensitive';

export type Evidence = { sentence: string; source: string };

export type Dropped = { sentence: string; why: string };
