import type { Locale } from '../../locale.ts';

/** Our phrases around a day's news, passed in by the caller that has the dictionaries. */
export type NewsPhrases = Record<Locale, NewsPhrasesOf>;

export type NewsPhrasesOf = {
  /** Used if no title of the model passes: "Ibiza-nieuws van 21 november 2026". */
  title: (day: Date) => string;
  sources: string;
  collectedTitle: (day: Date) => string;
  collectedExcerpt: (day: Date) => string;
  /** Says that the page was compiled automatically, and what it contains. */
  collectedNote: string;
  date: (moment: Date) => string;
};
