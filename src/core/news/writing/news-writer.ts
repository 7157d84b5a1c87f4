import type { ExaminationFailure } from '../../language-model/examination/judge-examined.ts';
import type { ModelAnswer, ModelTrouble } from '../../language-model/language-model.ts';
import type { Locale } from '../../locale.ts';
import type { NewsItem } from '../gathering/news-item.ts';

/** Finds the facts in reports, and writes a text from them. Both functions return the reason for a failure instead of throwing. */
export type NewsWriter = {
  /** Finds facts in the items. The answer `too-little-news` means that no report is usable, and is not an error. */
  facts: (items: NewsItem[]) => Promise<ModelAnswer<NewsFacts, 'too-little-news'>>;
  /** The result is stored as JSON. */
  text: (facts: NewsFacts, locale: Locale) => Promise<ModelAnswer<NewsText>>;
  /** Judges a stored text for which the judge was away. Changes only `waits`. */
  judgeAgain: (facts: NewsFacts, text: NewsText, locale: Locale) => Promise<ModelAnswer<NewsText>>;
};

/** The posts of a day share these facts in all languages. The facts are stored as JSON. */
export type NewsFacts = {
  reports: NewsReport[];
  /** Empty without a model. With too few facts, the text is a digest of the reports. */
  facts: NewsFact[];
  dropped: Dropped[];
};

export type NewsReport = Omit<NewsItem, 'publishedAt'> & { publishedAt: string };

/** Whole sentences, quoted verbatim from the report with the id `report`. */
export type NewsFact = { id: string; report: string; quote: string };

export type NewsText = {
  title: string;
  excerpt: string;
  /** HTML with links to the sources. Pages show this HTML only through `safeBody`. */
  content: string;
  /** The value of the column `written_by_ai`: false for a digest. */
  isAi: boolean;
  /** The ids of the reports in the text. The news of other days does not use these reports again. */
  reports: string[];
  /** Why a person must first read the text: a sensitive subject, or no check by an examined judge. May be empty. */
  waits: ReviewReason[];
  /** For the reviewer: each sentence with the quotations from the report that support it. Empty for a digest. */
  evidence: Evidence[];
  dropped: Dropped[];
};

export type ReviewReason =
  | 'no-judge'
  | `judge-${ModelTrouble}`
  | ExaminationFailure
  | 'doubted'
  | 'sensitive';

export type Evidence = { sentence: string; source: string };

export type Dropped = { sentence: string; why: string };
