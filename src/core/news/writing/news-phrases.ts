import type { Locale } from '../../locale.ts';

/** The caller, which has the dictionaries, passes in our phrases around a day's news. */
export type NewsPhrases = Record<Locale, NewsPhrasesOf>;

export type NewsPhrasesOf = {
  /** This title is used if no title of the model passes: "Ibiza-nieuws van 21 november 2026". */
  title: (day: Date) => string;
  sources: string;
  collectedTitle: (day: Date) => string;
  collectedExcerpt: (day: Date) => string;
  /** Says that a program compiled the page, and what the page contains. */
  collectedNote: string;
  date: (moment: Date) => string;
};
