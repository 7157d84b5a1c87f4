import type { Locale } from '../../locale.ts';

export type NewsPhrases = Record<Locale, NewsPhrasesOf>;

export type NewsPhrasesOf = {
  /** The title for a day on which no title by the model passes the checks. */
  title: (day: Date) => string;
  sources: string;
  collectedTitle: (day: Date) => string;
  collectedExcerpt: (day: Date) => string;
  collectedNote: string;
  date: (moment: Date) => string;
};
